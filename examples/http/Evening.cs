// An evening at table 7 through `parastatiko serve`: orders, a cancellation, a card at a locked terminal, the printed bill, and a credit.
// With today's .NET, as the Program.cs of a console project (`dotnet new console`):
//
//     parastatiko serve &
//     dotnet run -- http://127.0.0.1:8087 2026-11-20 bill.html
//
// It also compiles on .NET Framework 4.6.2 and newer, and on Mono:
//
//     csc -r:System.Net.Http.dll -r:System.Web.Extensions.dll Evening.cs
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
#if NET
using System.Text.Json;
#else
using System.Web.Script.Serialization;
#endif
using Json = System.Collections.Generic.Dictionary<string, object>;

static class Evening
{
#if NET
    static string Write(object value) => JsonSerializer.Serialize(value);
    static Json Read(string text) => (Json)Plain(JsonDocument.Parse(text).RootElement);
    static object Plain(JsonElement value)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Object: return value.EnumerateObject().ToDictionary(each => each.Name, each => Plain(each.Value));
            case JsonValueKind.Array: return value.EnumerateArray().Select(Plain).ToArray();
            case JsonValueKind.Number: return value.GetDecimal();
            case JsonValueKind.String: return value.GetString();
            case JsonValueKind.Null: return null;
            default: return value.GetBoolean();
        }
    }
#else
    static readonly JavaScriptSerializer Serializer = new JavaScriptSerializer { MaxJsonLength = int.MaxValue };
    static string Write(object value) => Serializer.Serialize(value);
    static Json Read(string text) => Serializer.Deserialize<Json>(text);
#endif
    static readonly HttpClient Http = new HttpClient { Timeout = TimeSpan.FromSeconds(120) };
    static readonly int[] Pauses = { 100, 500, 2000, 10000, 30000 };
    // Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
    static readonly Guid Run = Guid.NewGuid();

    // One attempt of a call. An answer that is lost counts as 503.
    static KeyValuePair<int, Json> Attempt(string method, string path, object body, string key)
    {
        var request = new HttpRequestMessage(new HttpMethod(method), path);
        if (body != null) request.Content = new StringContent(Write(body), Encoding.UTF8, "application/json");
        if (key != null) request.Headers.Add("Idempotency-Key", Run + " " + key);
        try
        {
            var response = Http.SendAsync(request).GetAwaiter().GetResult();
            var text = response.Content.ReadAsStringAsync().GetAwaiter().GetResult();
            return new KeyValuePair<int, Json>((int)response.StatusCode, Read(text));
        }
        catch (Exception lost) when (lost is HttpRequestException || lost is IOException || lost is TaskCanceledException)
        {
            return new KeyValuePair<int, Json>(503, new Json { ["title"] = "No answer: " + lost.Message });
        }
    }

    // One call. What changes something has a key, so it is done once, however often it is repeated.
    static Json Call(string method, string path, object body = null, string key = null)
    {
        var attempt = Attempt(method, path, body, key);
        foreach (var pause in Pauses)
        {
            // No answer, or not known yet: the same call again, with the same key.
            if (attempt.Key != 202 && attempt.Key != 502 && attempt.Key != 503) break;
            Thread.Sleep(pause);
            attempt = Attempt(method, path, body, key);
        }
        var answer = attempt.Value;
        if (attempt.Key < 300 && attempt.Key != 202) return answer;
        if (answer.ContainsKey("issues"))
            foreach (Json issue in List(answer["issues"])) Console.Error.WriteLine(issue["pointer"] + " " + issue["message"]);
        Console.Error.WriteLine(attempt.Key + " " + (answer.ContainsKey("detail") ? answer["detail"] : answer["title"]));
        Environment.Exit(1);
        return null;
    }

    static IEnumerable<Json> List(object value) => ((System.Collections.IEnumerable)value).Cast<Json>();

    static object Item(string name, string price, int vat, int quantity) =>
        new { description = name, unit = 1, unitPriceWithVat = price, vat, quantity };

    static void Main(string[] arguments)
    {
        Http.BaseAddress = new Uri(arguments[0]);
        var today = arguments[1];
        Console.OutputEncoding = new UTF8Encoding(false);
        var shop = new { vatNumber = "800123456", country = "GR", branch = 0 };

        Call("PUT", "/tables/7", new { opening = new { issuer = shop, series = "OS" } }, "table 7 open");
        var order = new { aa = "next", issueDate = today, lines = new[] { Item("Σαλάτα", "8.50", 13, 2), Item("Κρασί", "9.00", 24, 1) } };
        Call("POST", "/tables/7/orders", new { facts = order }, "table 7 order 1");
        var cancellation = new { aa = "next", issueDate = today, lines = new[] { new { description = "Σαλάτα", quantity = 1 } } };
        Call("POST", "/tables/7/cancellations", new { facts = cancellation }, "table 7 cancellation 1");
        foreach (var left in List(Call("GET", "/tables/7")["remaining"]))
            Console.WriteLine(left["quantity"] + " " + left["description"] + " " + left["gross"]);

        var card = new { type = 7, amount = "rest", terminalId = "16000123", posNspId = 2 };
        var bill = new { type = "11.1", series = "R", aa = "next", issueDate = today, income = "goods", payments = new[] { card } };
        var held = Call("POST", "/tables/7/closing", new { facts = bill, skipSignature = false }, "table 7 bill");
        Console.WriteLine(((Json)held["outcome"])["kind"]);

        var payment = List(Call("GET", "/payments")["payments"])
            .First(each => each.ContainsKey("table") && (string)each["table"] == "7");
        var name = (string)payment["payment"];
        var waiting = List(payment["pending"]).First();
        var charge = new Json { ["payment"] = waiting["payment"], ["paymentAmount"] = waiting["left"] };
        Call("POST", "/payments/" + name + "/charging", new { facts = new Json(charge) { ["reference"] = "table 7" } }, "table 7 charging");
        // Here the terminal charges the card, with the token in `waiting`.
        var charged = new Json(charge) { ["transactionId"] = "000417", ["paymentType"] = 7 };
        Call("POST", "/payments/" + name + "/charged", new { facts = charged }, "table 7 charged");
        var page = new { form = "html", format = "roll80" };
        var paid = Call("POST", "/payments/" + name + "/completion", new { page }, "table 7 completion");
        var outcome = (Json)paid["outcome"];
        Console.WriteLine(outcome["kind"] + " " + outcome["mark"].ToString().Length);
        File.WriteAllText(arguments[2], (string)((Json)paid["page"])["text"]);
        Console.WriteLine(Call("GET", "/tables/7")["status"]);

        // The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
        var cash = new { type = 3, amount = "rest" };
        var salad = new { line = 1, quantity = 1 };
        var back = new { series = "C", aa = "next", issueDate = today, lines = new[] { salad }, payments = new[] { cash } };
        var credit = Call("POST", "/credits", new { original = new { mark = outcome["mark"] }, facts = back }, "table 7 credit");
        var header = (Json)((Json)credit["document"])["invoiceHeader"];
        Console.WriteLine("credit " + header["invoiceType"] + " left " + ((Json)credit["remaining"])["totalGrossValue"]);
    }
}
