{ An evening at table 7 through `parastatiko serve`: fpc evening.pas, then ./evening http://127.0.0.1:8087 2026-11-20 bill.html }
program Evening; {$mode objfpc}{$H+}{$codepage UTF8}
uses {$ifdef unix}cwstring,{$endif} Classes, SysUtils, fphttpclient, fpjson, jsonparser;
var Slip, Path, Charge: string; Run: TGUID; Left: TJSONEnum; Answer, Waiting: TJSONObject;

{ One call. What changes something has a key, so it is done once, however often it is repeated. }
function Call(const Method, Address: string; const Body: string = ''; const Key: string = ''): TJSONObject;
const Pauses: array[0..5] of Integer = (100, 500, 2000, 10000, 30000, 0);
var Http: TFPHTTPClient; Read: TStringStream; Pause, Status: Integer;
begin
  for Pause in Pauses do begin
    Http := TFPHTTPClient.Create(nil); Read := TStringStream.Create('', TEncoding.UTF8);
    try
      Http.IOTimeout := 120000;
      Http.AddHeader('Content-Type', 'application/json');
      if Key <> '' then Http.AddHeader('Idempotency-Key', GUIDToString(Run) + ' ' + Key);
      if Body <> '' then Http.RequestBody := TStringStream.Create(Body, TEncoding.UTF8);
      Http.HTTPMethod(Method, ParamStr(1) + Address, Read, []);
      Result := GetJSON(Read.DataString) as TJSONObject;
      if Result = nil then raise Exception.Create('the connection ended');
      Status := Http.ResponseStatusCode;
    except
      on Lost: Exception do begin Result := TJSONObject.Create(['title', 'No answer: ' + Lost.Message]); Status := 503; end; end;
    Http.RequestBody.Free; Read.Free; Http.Free;
    if (Status < 300) and (Status <> 202) then Exit;
    { No answer, or not known yet: the same call again, with the same key. }
    if (Pause > 0) and ((Status = 202) or (Status = 502) or (Status = 503)) then Sleep(Pause) else Break;
  end;
  WriteLn(StdErr, Status, ' ', Result.AsJSON); Halt(1);
end;

begin
  { Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one. }
  CreateGUID(Run);
  Slip := '"aa": "next", "issueDate": "' + ParamStr(2) + '", ';
  Call('PUT', '/tables/7', '{"opening": {"issuer": {"vatNumber": "800123456", "branch": 0}, "series": "OS"}}', 'open');
  Call('POST', '/tables/7/orders', '{"facts": {' + Slip + '"lines": [' +
    '{"description": "Σαλάτα", "unit": 1, "unitPriceWithVat": "8.50", "vat": 13, "quantity": 2}, ' +
    '{"description": "Κρασί", "unit": 1, "unitPriceWithVat": "9.00", "vat": 24, "quantity": 1}]}}', 'order');
  Call('POST', '/tables/7/cancellations', '{"facts": {' + Slip + '"lines": [{"description": "Σαλάτα", "quantity": 1}]}}', 'cancel');
  for Left in Call('GET', '/tables/7').Arrays['remaining'] do with Left.Value as TJSONObject do
    WriteLn(Elements['quantity'].AsString, ' ', Elements['description'].AsString, ' ', Elements['gross'].AsString);
  WriteLn(Call('POST', '/tables/7/closing', '{"skipSignature": false, "facts": {' + Slip + '"type": "11.1", "series": "R", ' +
    '"income": "goods", "payments": [{"type": 7, "amount": "rest", "terminalId": "16000123", "posNspId": 2}]}}', 'bill').FindPath('outcome.kind').AsString);
  for Left in Call('GET', '/payments').Arrays['payments'] do
    if (Left.Value as TJSONObject).Get('table', '') = '7' then Answer := Left.Value as TJSONObject;
  Waiting := Answer.Arrays['pending'].Objects[0]; Path := '/payments/' + Answer.Strings['payment'];
  Charge := '{"facts": {"payment": ' + Waiting.Elements['payment'].AsJSON + ', "paymentAmount": ' + Waiting.Elements['left'].AsJSON;
  Call('POST', Path + '/charging', Charge + ', "reference": "table 7"}}', 'charging');
  { Here the terminal charges the card, with the token in Waiting. }
  Call('POST', Path + '/charged', Charge + ', "transactionId": "000417", "paymentType": 7}}', 'charged');
  Answer := Call('POST', Path + '/completion', '{"page": {"form": "html", "format": "roll80"}}', 'completion');
  WriteLn(Answer.FindPath('outcome.kind').AsString, ' ', Length(Answer.FindPath('outcome.mark').AsString), ' ',
    Call('GET', '/tables/7').Strings['status']);
  with TStringList.Create do begin Text := Answer.FindPath('page.text').AsString; SaveToFile(ParamStr(3)); Free; end;
  { The salad goes back, and its price is returned in cash. The server knows the bill by its MARK. }
  Answer := Call('POST', '/credits', '{"original": {"mark": "' + Answer.FindPath('outcome.mark').AsString + '"}, "facts": {' + Slip +
    '"series": "C", "lines": [{"line": 1, "quantity": 1}], "payments": [{"type": 3, "amount": "rest"}]}}', 'credit');
  WriteLn('credit ', Answer.FindPath('document.invoiceHeader.invoiceType').AsString, ' left ', Answer.FindPath('remaining.totalGrossValue').AsJSON);
end.
