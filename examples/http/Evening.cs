// An evening at table 7 through `parastatiko serve`: Evening.exe http://127.0.0.1:8087 2026-11-20 bill.html
using System; using System.IO; using System.Net.Http; using System.Runtime.Serialization.Json;
using System.Text; using System.Threading; using System.Threading.Tasks; using System.Xml; using System.Xml.Linq; using System.Xml.XPath;
static class Evening {
#if NET
    static string Write(object value) => System.Text.Json.JsonSerializer.Serialize(value);
#else
    static string Write(object value) => new System.Web.Script.Serialization.JavaScriptSerializer().Serialize(value);
#endif
    static string Text(XElement answer, string path) => (string)answer.XPathSelectElement(path);
    static readonly HttpClient Http = new HttpClient { Timeout = TimeSpan.FromSeconds(120) };
    // Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
    static readonly Guid Run = Guid.NewGuid(); static readonly int[] Pauses = { 100, 500, 2000, 10000, 30000 };
    // One call. What changes something has a key, so it is done once, however often it is repeated.
    static XElement Call(string method, string path, object body = null, string key = null) {
        for (var attempt = 0; ; Thread.Sleep(Pauses[attempt++])) {
            var request = new HttpRequestMessage(new HttpMethod(method), path);
            if (body != null) request.Content = new StringContent(Write(body), Encoding.UTF8, "application/json");
            if (key != null) request.Headers.Add("Idempotency-Key", Run + " " + key);
            var status = 503; var text = "No answer.";
            try {
                var answer = Http.SendAsync(request).GetAwaiter().GetResult();
                var read = answer.Content.ReadAsByteArrayAsync().GetAwaiter().GetResult();
                status = (int)answer.StatusCode; text = Encoding.UTF8.GetString(read);
                if (status < 300 && status != 202) return XElement.Load(JsonReaderWriterFactory.CreateJsonReader(read, XmlDictionaryReaderQuotas.Max));
            } catch (Exception lost) when (lost is HttpRequestException || lost is IOException || lost is TaskCanceledException) { }
            // No answer, or not known yet: the same call again, with the same key.
            if (attempt < Pauses.Length && (status == 202 || status == 502 || status == 503)) continue;
            Console.Error.WriteLine(status + " " + text); Environment.Exit(1);
        }
    }

    static void Main(string[] arguments) {
        Http.BaseAddress = new Uri(arguments[0]); Console.OutputEncoding = new UTF8Encoding(false);
        var issueDate = arguments[1]; var aa = "next"; var issuer = new { vatNumber = "800123456", branch = 0 };
        Call("PUT", "/tables/7", new { opening = new { issuer, series = "OS" } }, "open");
        var salad = new { description = "Σαλάτα", unit = 1, unitPriceWithVat = "8.50", vat = 13, quantity = 2 };
        var wine = new { description = "Κρασί", unit = 1, unitPriceWithVat = "9.00", vat = 24, quantity = 1 };
        Call("POST", "/tables/7/orders", new { facts = new { aa, issueDate, lines = new[] { salad, wine } } }, "order");
        var one = new { aa, issueDate, lines = new[] { new { salad.description, quantity = 1 } } };
        Call("POST", "/tables/7/cancellations", new { facts = one }, "cancellation");
        foreach (var left in Call("GET", "/tables/7").XPathSelectElements("remaining/item"))
            Console.WriteLine(Text(left, "quantity") + " " + Text(left, "description") + " " + Text(left, "gross"));
        var card = new { type = 7, amount = "rest", terminalId = "16000123", posNspId = 2 };
        var bill = new { type = "11.1", series = "R", aa, issueDate, income = "goods", payments = new[] { card } };
        Console.WriteLine(Text(Call("POST", "/tables/7/closing", new { facts = bill, skipSignature = false }, "bill"), "outcome/kind"));
        var waiting = Call("GET", "/payments").XPathSelectElement("payments/item[table='7']"); var path = "/payments/" + Text(waiting, "payment");
        var payment = int.Parse(Text(waiting, "pending/item/payment")); var paymentAmount = Text(waiting, "pending/item/left");
        Call("POST", path + "/charging", new { facts = new { payment, paymentAmount, reference = "table 7" } }, "charging");
        // Here the terminal charges the card, with the token in `waiting`.
        Call("POST", path + "/charged", new { facts = new { payment, paymentAmount, transactionId = "000417", paymentType = 7 } }, "charged");
        var paid = Call("POST", path + "/completion", new { page = new { form = "html", format = "roll80" } }, "completion");
        File.WriteAllText(arguments[2], Text(paid, "page/text")); var mark = Text(paid, "outcome/mark");
        Console.WriteLine(Text(paid, "outcome/kind") + " " + mark.Length + " " + Text(Call("GET", "/tables/7"), "status"));
        // The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
        var back = new { series = "C", aa, issueDate, lines = new[] { new { line = 1, quantity = 1 } }, payments = new[] { new { type = 3, amount = "rest" } } };
        var credit = Call("POST", "/credits", new { original = new { mark }, facts = back }, "credit");
        Console.WriteLine("credit " + Text(credit, "document/invoiceHeader/invoiceType") + " left " + Text(credit, "remaining/totalGrossValue"));
    }
}
