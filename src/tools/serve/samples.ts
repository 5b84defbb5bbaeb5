/** A whole sale, as a program in each language makes it: it succeeds each time it is run. */

interface Sold {
  readonly baseUrl: string;
  readonly company: string;
  /** Its establishment. */
  readonly branch: number;
  /** What is sold, in the language of the reader. */
  readonly item: string;
  /** Whether callers state a token. */
  readonly hasToken: boolean;
}

type Program = (sold: Sold) => string;

/** What stands for the token of the callers. */
const TOKEN = 'TOKEN';

const curl: Program = ({ baseUrl, company, item, hasToken }) => `curl ${baseUrl}/documents \\
  -H 'Content-Type: application/json' -H "Idempotency-Key: sale-$(date +%s)" \\${hasToken ? `\n  -H 'Authorization: Bearer ${TOKEN}' \\` : ''}
  --data '{"facts": {"type": "11.1", "series": "A", "aa": "next", "issueDate": "'$(date +%F)'",
    "issuer": {"vatNumber": "${company}", "country": "GR", "branch": 0},
    "lines": [{"description": "${item}", "quantity": 2, "unit": 1, "unitPriceWithVat": "3.50", "vat": 24, "income": "goods"}],
    "payments": [{"type": 3, "amount": "rest"}]}}'`;

const powerShell: Program = ({ baseUrl, company, item, hasToken }) => `$sale = @{ facts = @{
  type = '11.1'; series = 'A'; aa = 'next'; issueDate = (Get-Date -Format 'yyyy-MM-dd')
  issuer = @{ vatNumber = '${company}'; country = 'GR'; branch = 0 }
  lines = @(@{ description = '${item}'; quantity = 2; unit = 1; unitPriceWithVat = '3.50'; vat = 24; income = 'goods' })
  payments = @(@{ type = 3; amount = 'rest' }) } } | ConvertTo-Json -Depth 9
$headers = @{ 'Idempotency-Key' = "sale-$([guid]::NewGuid())"${hasToken ? `; 'Authorization' = 'Bearer ${TOKEN}'` : ''} }
(Invoke-RestMethod -Method Post -Uri ${baseUrl}/documents -Headers $headers -ContentType 'application/json' \`
  -Body ([Text.Encoding]::UTF8.GetBytes($sale))).outcome`;

const python: Program = ({ baseUrl, company, item, branch, hasToken }) => `\
import datetime, json, urllib.request, uuid

sale = {"facts": {
    "type": "11.1", "series": "A", "aa": "next", "issueDate": str(datetime.date.today()),
    "issuer": {"vatNumber": "${company}", "country": "GR", "branch": ${branch}},
    "lines": [{"description": "${item}", "quantity": 2, "unit": 1, "unitPriceWithVat": "3.50", "vat": 24, "income": "goods"}],
    "payments": [{"type": 3, "amount": "rest"}]}}
headers = {"Content-Type": "application/json", "Idempotency-Key": f"sale-{uuid.uuid4()}"${hasToken ? `, "Authorization": "Bearer ${TOKEN}"` : ''}}
call = urllib.request.Request("${baseUrl}/documents", json.dumps(sale).encode(), headers)
print(json.load(urllib.request.urlopen(call))["outcome"])`;

const cSharp: Program = ({ baseUrl, company, item, branch, hasToken }) => `using System.Net.Http.Json;

var http = new HttpClient { BaseAddress = new Uri("${baseUrl}") };
http.DefaultRequestHeaders.Add("Idempotency-Key", $"sale-{Guid.NewGuid()}");${hasToken ? `\nhttp.DefaultRequestHeaders.Add("Authorization", "Bearer ${TOKEN}");` : ''}
var sale = new { facts = new {
    type = "11.1", series = "A", aa = "next", issueDate = DateTime.Today.ToString("yyyy-MM-dd"),
    issuer = new { vatNumber = "${company}", country = "GR", branch = ${branch} },
    lines = new[] { new { description = "${item}", quantity = 2, unit = 1, unitPriceWithVat = "3.50", vat = 24, income = "goods" } },
    payments = new[] { new { type = 3, amount = "rest" } } } };
var answer = await http.PostAsJsonAsync("/documents", sale);
Console.WriteLine(await answer.Content.ReadAsStringAsync());`;

/** For Node 20 and later, as JavaScript and as TypeScript. */
const typeScript: Program = ({ baseUrl, company, item, branch, hasToken }) => `\
const issueDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' }).format(new Date());
const sale = {
  facts: {
    ...{ type: '11.1', series: 'A', aa: 'next', issueDate },
    issuer: { vatNumber: '${company}', country: 'GR', branch: ${branch} },
    lines: [{ description: '${item}', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
    payments: [{ type: 3, amount: 'rest' }],
  },
};
const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': \`sale-\${crypto.randomUUID()}\`${hasToken ? `, Authorization: 'Bearer ${TOKEN}'` : ''} };
const answer = await fetch('${baseUrl}/documents', { method: 'POST', headers, body: JSON.stringify(sale) });
console.log((await answer.json()).outcome);`;

/** For PHP 8, without an extension. */
const php: Program = ({ baseUrl, company, item, branch, hasToken }) => `<?php
$sale = ['facts' => [
    'type' => '11.1', 'series' => 'A', 'aa' => 'next', 'issueDate' => date('Y-m-d'),
    'issuer' => ['vatNumber' => '${company}', 'country' => 'GR', 'branch' => ${branch}],
    'lines' => [['description' => '${item}', 'quantity' => 2, 'unit' => 1, 'unitPriceWithVat' => '3.50', 'vat' => 24, 'income' => 'goods']],
    'payments' => [['type' => 3, 'amount' => 'rest']]]];
$headers = "Content-Type: application/json\\r\\nIdempotency-Key: sale-" . bin2hex(random_bytes(8))${hasToken ? ` . "\\r\\nAuthorization: Bearer ${TOKEN}"` : ''};
$http = ['method' => 'POST', 'header' => $headers, 'content' => json_encode($sale), 'ignore_errors' => true];
echo file_get_contents('${baseUrl}/documents', false, stream_context_create(['http' => $http]));`;

/** For Free Pascal 3.2 and Lazarus. Delphi has THTTPClient in the place of TFPHTTPClient. */
const pascal: Program = ({ baseUrl, company, item, branch, hasToken }) => `program Sale;
{$mode objfpc}{$H+}{$codepage UTF8}
uses {$ifdef unix}cwstring,{$endif} Classes, SysUtils, fphttpclient;
var
  Http: TFPHTTPClient;
  Id: TGUID;
begin
  CreateGUID(Id);
  Http := TFPHTTPClient.Create(nil);
  Http.AddHeader('Content-Type', 'application/json');
  Http.AddHeader('Idempotency-Key', 'sale-' + GUIDToString(Id));${hasToken ? `\n  Http.AddHeader('Authorization', 'Bearer ${TOKEN}');` : ''}
  Http.RequestBody := TStringStream.Create('{"facts": {"type": "11.1", "series": "A", "aa": "next", "issueDate": "' +
    FormatDateTime('yyyy-mm-dd', Date) + '", "issuer": {"vatNumber": "${company}", "country": "GR", "branch": ${branch}},' +
    '"lines": [{"description": "${item}", "quantity": 2, "unit": 1, "unitPriceWithVat": "3.50", "vat": 24, "income": "goods"}],' +
    '"payments": [{"type": 3, "amount": "rest"}]}}', TEncoding.UTF8);
  WriteLn(Http.Post('${baseUrl}/documents'));
end.`;

/** A sale in each language of `parastatiko init`. */
export const programs = { typescript: typeScript, python, csharp: cSharp, php, delphi: pascal };

/** The sales of the first page, by what they are written in. */
export const salesFor = (sold: Sold): [name: string, text: string][] =>
  Object.entries({
    curl: curl(sold),
    PowerShell: powerShell(sold),
    'JavaScript, TypeScript': typeScript(sold),
    Python: python(sold),
    'C# (.NET 6+)': cSharp(sold),
    PHP: php(sold),
    'Delphi, Free Pascal': pascal(sold),
  });
