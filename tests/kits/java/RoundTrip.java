package judgecall.port;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Reads lines "Kind JSON", and writes each message as it has been understood. */
public final class RoundTrip {
    private RoundTrip() {}

    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split(" ", 2);
            Class<?> kind = Class.forName("judgecall.port.Messages$" + parts[0]);
            out.println(Json.print(Mapping.write(Mapping.read((java.lang.reflect.Type) kind, Json.parse(parts[1])))));
        }
        out.flush();
    }
}
