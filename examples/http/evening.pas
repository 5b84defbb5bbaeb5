{ An evening at table 7 through `parastatiko serve`: orders, a cancellation, a card at a locked terminal, the printed bill, and a credit.
  It compiles with Free Pascal 3.2 and Lazarus, without other packages. In Delphi, use THTTPClient (System.Net.HttpClient) and
  TJSONObject (System.JSON) in place of TFPHTTPClient and fpjson.

      fpc evening.pas
      parastatiko serve &
      ./evening http://127.0.0.1:8087 2026-11-20 bill.html }
program Evening;

{$mode objfpc}{$H+}{$codepage UTF8}

uses
  {$ifdef unix}cwstring,{$endif} Classes, SysUtils, fphttpclient, fpjson, jsonparser;

const
  Shop = '{"vatNumber": "800123456", "country": "GR", "branch": 0}';

var
  Base, Today, Run: string;
  Made: TGUID;

{ One attempt: its status, and the answer. Without an answer, it is like the 503 of a server that is not reached. }
function Attempt(const Method, Path, Body, Key: string; out Status: Integer): TJSONObject;
var
  Http: TFPHTTPClient;
  Answer: TStringStream;
begin
  Http := TFPHTTPClient.Create(nil);
  Answer := TStringStream.Create('', TEncoding.UTF8);
  try
    Http.IOTimeout := 120000;
    Http.AddHeader('Content-Type', 'application/json');
    if Key <> '' then
      Http.AddHeader('Idempotency-Key', Run + ' ' + Key);
    if Body <> '' then
      Http.RequestBody := TStringStream.Create(Body, TEncoding.UTF8);
    try
      Http.HTTPMethod(Method, Base + Path, Answer, []);
      Result := GetJSON(Answer.DataString) as TJSONObject;
      Status := Http.ResponseStatusCode;
      if Result = nil then
        raise Exception.Create('the connection ended');
    except
      on Lost: Exception do
      begin
        Result := TJSONObject.Create(['title', 'No answer: ' + Lost.Message]);
        Status := 503;
      end;
    end;
  finally
    Http.RequestBody.Free;
    Answer.Free;
    Http.Free;
  end;
end;

{ One call. What changes something has a key, so it is done once, however often it is repeated. }
function Call(const Method, Path: string; const Body: string = ''; const Key: string = ''): TJSONObject;
const
  { In milliseconds. }
  Pauses: array[0..4] of Integer = (100, 500, 2000, 10000, 30000);
var
  Issue: TJSONEnum;
  Pause, Status: Integer;
begin
  Result := Attempt(Method, Path, Body, Key, Status);
  for Pause in Pauses do
  begin
    { No answer, or not known yet: the same call again, with the same key. }
    if (Status <> 202) and (Status <> 502) and (Status <> 503) then
      Break;
    Sleep(Pause);
    Result.Free;
    Result := Attempt(Method, Path, Body, Key, Status);
  end;
  if (Status < 300) and (Status <> 202) then
    Exit;
  if Result.Find('issues') <> nil then
    for Issue in Result.Arrays['issues'] do
      WriteLn(StdErr, (Issue.Value as TJSONObject).Get('message', ''));
  WriteLn(StdErr, Status, ' ', Result.Get('detail', Result.Get('title', '')));
  Halt(1);
end;

function Item(const Name, Price: string; Vat, Quantity: Integer): TJSONObject;
begin
  Result := TJSONObject.Create(['description', Name, 'unit', 1, 'unitPriceWithVat', Price, 'vat', Vat, 'quantity', Quantity]);
end;

{ The facts of a slip, in the body of a call. }
function Slip(const Lines: array of TJSONObject): string;
var
  Line: TJSONObject;
  List: TJSONArray;
begin
  List := TJSONArray.Create;
  for Line in Lines do
    List.Add(Line);
  Result := TJSONObject.Create(['facts', TJSONObject.Create(['aa', 'next', 'issueDate', Today, 'lines', List])]).AsJSON;
end;

var
  Left: TJSONEnum;
  Answer, Payment, Waiting: TJSONObject;
  Name, Charge: string;
  Page: TStringList;
begin
  Base := ParamStr(1);
  Today := ParamStr(2);
  { Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one. }
  CreateGUID(Made);
  Run := GUIDToString(Made);
  Call('PUT', '/tables/7', '{"opening": {"issuer": ' + Shop + ', "series": "OS"}}', 'table 7 open');
  Call('POST', '/tables/7/orders', Slip([Item('Σαλάτα', '8.50', 13, 2), Item('Κρασί', '9.00', 24, 1)]), 'table 7 order 1');
  Call('POST', '/tables/7/cancellations', Slip([TJSONObject.Create(['description', 'Σαλάτα', 'quantity', 1])]),
    'table 7 cancellation 1');
  for Left in Call('GET', '/tables/7').Arrays['remaining'] do
    with Left.Value as TJSONObject do
      WriteLn(Elements['quantity'].AsString, ' ', Elements['description'].AsString, ' ', Elements['gross'].AsString);

  Answer := Call('POST', '/tables/7/closing', '{"skipSignature": false, "facts": {"type": "11.1", "series": "R", "aa": "next", ' +
    '"issueDate": "' + Today + '", "income": "goods", "payments": ' +
    '[{"type": 7, "amount": "rest", "terminalId": "16000123", "posNspId": 2}]}}', 'table 7 bill');
  WriteLn(Answer.Objects['outcome'].Strings['kind']);

  Payment := nil;
  for Left in Call('GET', '/payments').Arrays['payments'] do
    if (Left.Value as TJSONObject).Get('table', '') = '7' then
      Payment := Left.Value as TJSONObject;
  Name := Payment.Strings['payment'];
  Waiting := Payment.Arrays['pending'].Objects[0];
  Charge := '"payment": ' + Waiting.Elements['payment'].AsJSON + ', "paymentAmount": ' + Waiting.Elements['left'].AsJSON;
  Call('POST', '/payments/' + Name + '/charging', '{"facts": {' + Charge + ', "reference": "table 7"}}',
    'table 7 charging');
  { Here the terminal charges the card, with the token in Waiting. }
  Call('POST', '/payments/' + Name + '/charged', '{"facts": {' + Charge + ', "transactionId": "000417", "paymentType": 7}}',
    'table 7 charged');
  Answer := Call('POST', '/payments/' + Name + '/completion', '{"page": {"form": "html", "format": "roll80"}}',
    'table 7 completion');
  WriteLn(Answer.Objects['outcome'].Strings['kind'], ' ', Length(Answer.Objects['outcome'].Strings['mark']));
  Page := TStringList.Create;
  Page.Text := Answer.Objects['page'].Strings['text'];
  Page.SaveToFile(ParamStr(3));
  WriteLn(Call('GET', '/tables/7').Strings['status']);

  { The salad goes back, and its price is returned in cash. The server knows the bill by its MARK. }
  Answer := Call('POST', '/credits', '{"original": {"mark": "' + Answer.Objects['outcome'].Strings['mark'] + '"}, ' +
    '"facts": {"series": "C", "aa": "next", "issueDate": "' + Today + '", "lines": [{"line": 1, "quantity": 1}], ' +
    '"payments": [{"type": 3, "amount": "rest"}]}}', 'table 7 credit');
  WriteLn('credit ', Answer.Objects['document'].Objects['invoiceHeader'].Strings['invoiceType'], ' left ',
    Answer.Objects['remaining'].Elements['totalGrossValue'].AsJSON);
end.
