// An evening at table 7, through `parastatiko serve`: orders, a cancellation, a card at a locked terminal, the printed bill, and a credit.
// It compiles on .NET Framework 4.6.2 and newer, and on Mono: JavaScriptSerializer is in System.Web.Extensions.
// On .NET 8, use System.Text.Json in its place.
//
//     csc -r:System.Net.Http.dll -r:System.Web.Extensions.dll Evening.cs
//     parastatiko serve &
//     Evening.exe http://127.0.0.1:8087 2026-11-20 bill.html
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Web.Script.Serialization;
using Json = System.Collections.Generic.Dictionary<string, object>;

static class Evening
{
    static readonly JavaScriptSerializer Serializer = new JavaScriptSerializer { MaxJsonLength = int.MaxValue };
    static readonly HttpClient Http = new HttpClient();
    // Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
    static readonly Guid Run = Guid.NewGuid();

    // One call. With a key, it may be repeated until an answer arrives: it is done once.
    static Json Call(string method, string path, object body = null, string key = null)
    {
        var request = new HttpRequestMessage(new HttpMethod(method), path);
        if (body != null) request.Content = new StringContent(Serializer.Serialize(body), Encoding.UTF8, "application/json");
        if (key != null) request.Headers.Add("Idempotency-Key", Run + " " + key);
        var response = Http.SendAsync(request).Result;
        var answer = Serializer.Deserialize<Json>(response.Content.ReadAsStringAsync().Result);
        if (response.IsSuccessStatusCode) return answer;
        if (answer.ContainsKey("issues"))
            foreach (Json issue in List(answer["issues"])) Console.Error.WriteLine(issue["pointer"] + " " + issue["message"]);
        Console.Error.WriteLine((int)response.StatusCode + " " + (answer.ContainsKey("detail") ? answer["detail"] : answer["title"]));
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

        Call("PUT", "/tables/7", new { opening = new { issuer = shop, series = "OS" } }, "table 7, open");
        var order = new { aa = "next", issueDate = today, lines = new[] { Item("Σαλάτα", "8.50", 13, 2), Item("Κρασί", "9.00", 24, 1) } };
        Call("POST", "/tables/7/orders", new { facts = order }, "table 7, order 1");
        var cancellation = new { aa = "next", issueDate = today, lines = new[] { new { description = "Σαλάτα", quantity = 1 } } };
        Call("POST", "/tables/7/cancellations", new { facts = cancellation }, "table 7, cancellation 1");
        foreach (var left in List(Call("GET", "/tables/7")["remaining"]))
            Console.WriteLine(left["quantity"] + " " + left["description"] + " " + left["gross"]);

        var card = new { type = 7, amount = "rest", terminalId = "16000123", posNspId = 2 };
        var bill = new { type = "11.1", series = "R", aa = "next", issueDate = today, income = "goods", payments = new[] { card } };
        var held = Call("POST", "/tables/7/closing", new { facts = bill, skipSignature = false }, "table 7, bill");
        Console.WriteLine(((Json)held["outcome"])["kind"]);

        var payment = List(Call("GET", "/payments")["payments"])
            .First(each => each.ContainsKey("table") && (string)each["table"] == "7");
        var name = (string)payment["payment"];
        var waiting = List(payment["pending"]).First();
        var charge = new Json { ["payment"] = waiting["payment"], ["paymentAmount"] = waiting["left"] };
        Call("POST", "/payments/" + name + "/charging", new { facts = charge });
        // Here the terminal charges the card, with the token in `waiting`.
        var charged = new Json(charge) { ["transactionId"] = "000417", ["paymentType"] = 7 };
        Call("POST", "/payments/" + name + "/charged", new { facts = charged });
        var page = new { form = "html", format = "roll80" };
        var paid = Call("POST", "/payments/" + name + "/completion", new { page });
        var outcome = (Json)paid["outcome"];
        Console.WriteLine(outcome["kind"] + " " + outcome["mark"].ToString().Length);
        File.WriteAllText(arguments[2], (string)((Json)paid["page"])["text"]);
        Console.WriteLine(Call("GET", "/tables/7")["status"]);

        // The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
        var cash = new { type = 3, amount = "rest" };
        var salad = new { line = 1, quantity = 1 };
        var back = new { series = "C", aa = "next", issueDate = today, lines = new[] { salad }, payments = new[] { cash } };
        var credit = Call("POST", "/credits", new { original = new { mark = outcome["mark"] }, facts = back }, "table 7, credit");
        var header = (Json)((Json)credit["document"])["invoiceHeader"];
        Console.WriteLine("credit " + header["invoiceType"] + " left " + ((Json)credit["remaining"])["totalGrossValue"]);
    }
}
