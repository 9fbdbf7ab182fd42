"""The subcommands of ``judgecall``, a module each; imported only when called, so that none waits for the others."""
