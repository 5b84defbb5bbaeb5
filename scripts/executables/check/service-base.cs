// What service.cs uses of the .NET Framework, for a compiler that lacks this library.
namespace System.ServiceProcess
{
    public class ServiceBase
    {
        public string ServiceName { get; set; }
        public bool CanShutdown { get; set; }
        public static void Run(ServiceBase service) { }
        public void RequestAdditionalTime(int milliseconds) { }
        protected virtual void OnStart(string[] args) { }
        protected virtual void OnStop() { }
        protected virtual void OnShutdown() { }
    }
}
