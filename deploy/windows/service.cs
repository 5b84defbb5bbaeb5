// Runs "parastatiko serve" as a service of Windows. install-service.cmd compiles it with the compiler that Windows has.
// The folder %ProgramData%\parastatiko has the options (options.json), the journal and the log (serve.log).
using System;
using System.Diagnostics;
using System.IO;
using System.Runtime.InteropServices;
using System.ServiceProcess;
using System.Text;

public sealed class ParastatikoService : ServiceBase
{
    // The server ends within nine seconds of Ctrl+C.
    const int LongestEnd = 15000;

    readonly object writing = new object();
    Process server;
    StreamWriter log;
    volatile bool stopping;

    public static void Main()
    {
        Run(new ParastatikoService());
    }

    public ParastatikoService()
    {
        ServiceName = "parastatiko";
        // Also when the machine is shut down.
        CanShutdown = true;
    }

    protected override void OnStart(string[] args)
    {
        string program = AppDomain.CurrentDomain.BaseDirectory;
        string data = Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.CommonApplicationData), "parastatiko");
        string options = Path.Combine(data, "options.json");
        var start = new ProcessStartInfo(Path.Combine(program, "node.exe"));
        start.Arguments = "\"" + Path.Combine(program, "parastatiko.cjs") + "\" serve"
            + " --data \"" + Path.Combine(data, "data") + "\""
            + (File.Exists(options) ? " --options \"" + options + "\"" : "");
        // Paths in the options are from here.
        start.WorkingDirectory = data;
        start.UseShellExecute = false;
        // The server gets a console without a window. Stop attaches to it: only so Ctrl+C can be sent.
        start.CreateNoWindow = true;
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        start.StandardOutputEncoding = Encoding.UTF8;
        start.StandardErrorEncoding = Encoding.UTF8;
        log = new StreamWriter(new FileStream(Path.Combine(data, "serve.log"), FileMode.Append, FileAccess.Write, FileShare.ReadWrite));
        log.AutoFlush = true;
        server = new Process();
        server.StartInfo = start;
        server.EnableRaisingEvents = true;
        server.OutputDataReceived += Write;
        server.ErrorDataReceived += Write;
        server.Exited += Ended;
        server.Start();
        server.BeginOutputReadLine();
        server.BeginErrorReadLine();
    }

    void Write(object sender, DataReceivedEventArgs line)
    {
        if (line.Data == null) return;
        // A full disk must not end the service.
        try { lock (writing) log.WriteLine(line.Data); }
        catch (IOException) { }
    }

    // Ended without Stop: the service fails too, so Windows starts it again.
    void Ended(object sender, EventArgs args)
    {
        if (!stopping) Environment.Exit(1);
    }

    protected override void OnStop()
    {
        stopping = true;
        RequestAdditionalTime(LongestEnd + 5000);
        End();
    }

    protected override void OnShutdown()
    {
        stopping = true;
        End();
    }

    void End()
    {
        if (server == null || server.HasExited) return;
        FreeConsole();
        if (AttachConsole((uint)server.Id))
        {
            // Ctrl+C reaches every program of the console. This one ignores it.
            SetConsoleCtrlHandler(IntPtr.Zero, true);
            GenerateConsoleCtrlEvent(0, 0);
            server.WaitForExit(LongestEnd);
            FreeConsole();
        }
        // As a crash: nothing is lost, and the next start finds what was in progress.
        if (!server.HasExited) server.Kill();
    }

    [DllImport("kernel32.dll", SetLastError = true)]
    static extern bool AttachConsole(uint process);

    [DllImport("kernel32.dll")]
    static extern bool FreeConsole();

    [DllImport("kernel32.dll")]
    static extern bool SetConsoleCtrlHandler(IntPtr handler, bool add);

    [DllImport("kernel32.dll")]
    static extern bool GenerateConsoleCtrlEvent(uint kind, uint group);
}
