import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { invoice } from './sample.js';

const good = JSON.stringify(invoice());
const other = good.replace('"aa":"101"', '"aa":"102"');
const wrong = good.replace(/"totalGrossValue":[\d.]+/, '"totalGrossValue":1');

describe('xml', () => {
  it('prints all documents as one InvoicesDoc', async () => {
    const { code, stdout, stderr } = await runCli(['xml'], { stdin: `${good}\n${other}\n` });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<InvoicesDoc /);
    expect(stdout.match(/<InvoicesDoc /g)).toHaveLength(1);
    expect([...stdout.matchAll(/<aa>(\d+)<\/aa>/g)].map(([, aa]) => aa)).toEqual(['101', '102']);
    expect(stdout.trimEnd().endsWith('</InvoicesDoc>')).toBe(true);
  });

  it('prints no XML if a document has errors, and says why', async () => {
    const { code, stdout, stderr } = await runCli(['xml'], { stdin: `${good}\n${wrong}\n` });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('totals/gross');
    expect(stderr).toContain('No XML is printed because of these errors.');
    expect((await runCli(['xml'], { stdin: '{"a":' })).code).toBe(2);
    expect((await runCli(['xml'], { stdin: `[${good},${good}]` })).code).toBe(1);
  });

  it('includes the XML in its reports', async () => {
    const plain = await runCli(['xml'], { stdin: good });
    const { stdout } = await runCli(['xml', '--format', 'json'], { stdin: good });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, documents: [{ ok: true }], xml: plain.stdout });
    const lines = await runCli(['xml', '--format', 'ndjson'], { stdin: `${good}\n${wrong}` });
    const [first, second] = lines.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first.xml).toBe(plain.stdout);
    expect(second).not.toHaveProperty('xml');
    const failed = await runCli(['xml', '--format', 'json'], { stdin: wrong });
    expect(JSON.parse(failed.stdout)).not.toHaveProperty('xml');
  });
});

describe('xml --from', () => {
  it('prints the request from the output of xml, without print details', async () => {
    const { stdout: xml } = await runCli(['xml'], { stdin: `${good}\n${other}\n` });
    const { code, stdout, stderr } = await runCli(['xml', '--from', '-'], { stdin: xml });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const documents = JSON.parse(stdout).invoice;
    expect(documents.map((each: { invoiceHeader: { aa: string } }) => each.invoiceHeader.aa)).toEqual([
      '101',
      '102',
    ]);
    expect(documents[0].invoiceSummary).toEqual(invoice().invoiceSummary);
    expect(documents[0]).not.toHaveProperty('providerAdditionalInvoiceDetails');
  });

  it("prints the authority's additions in JSON, and lists what cannot be kept", async () => {
    const { stdout: xml } = await runCli(['xml'], { stdin: good });
    const marked = xml
      .replace('<issuer>', '<mark>400001234567890</mark><issuer>')
      .replace('</invoice>', '<odd>1</odd></invoice>');
    const { stdout, stderr } = await runCli(['xml', '--from', '--format', 'json'], { stdin: marked });
    expect(JSON.parse(stdout)[0]).toMatchObject({
      source: '-',
      index: 0,
      registration: { mark: '400001234567890' },
    });
    expect(stderr).toBe('parastatiko: -, document 1: odd: a document has no field for this element.\n');
  });

  it('refuses a damaged file whole, with the place, and exits with 2', async () => {
    const { stdout: xml } = await runCli(['xml'], { stdin: `${good}\n${other}\n` });
    const broken = xml.replace('<aa>102</aa>', '\n<aa>&nbsp;</aa>');
    for (const format of ['text', 'json']) {
      const line = ['xml', '--from', 'a.xml', '--format', format];
      const { code, stdout, stderr } = await runCli(line, { files: { 'a.xml': broken } });
      expect({ code, documents: stdout.includes('101') }).toEqual({ code: 2, documents: false });
      expect(stderr).toContain(
        'parastatiko: a.xml, line 5, column 5: The character & does not begin a predefined reference, such as &amp;.\n',
      );
    }
  });

  it('prints a document without what cannot be read, reports it, and exits with 1', async () => {
    const { stdout: xml } = await runCli(['xml'], { stdin: `${good}\n${other}\n` });
    const value = await runCli(['xml', '--from', '--lang', 'el'], {
      stdin: xml.replace('<lineNumber>1<', '<lineNumber>α<'),
    });
    expect(value).toMatchObject({
      code: 1,
      stderr:
        'parastatiko: -, παραστατικό 1: invoiceDetails/0/lineNumber: το κείμενό του δεν είναι του σωστού είδους και παραλείπεται.\n',
    });
    expect(JSON.parse(value.stdout).invoice).toHaveLength(2);
  });

  it('reads an answer of the authority, and lists what no request can contain', async () => {
    const { stdout: xml } = await runCli(['xml'], { stdin: good });
    const answer = xml
      .replace('<InvoicesDoc', '<RequestedDoc')
      .replace('<invoice>', '<invoicesDoc><invoice>')
      .replace(
        '</InvoicesDoc>',
        '</invoicesDoc><cancelledInvoicesDoc><cancelledInvoice/><cancelledInvoice/></cancelledInvoicesDoc></RequestedDoc>',
      );
    const { code, stdout, stderr } = await runCli(['xml', '--from'], { stdin: answer });
    expect(JSON.parse(stdout).invoice).toHaveLength(1);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'parastatiko: -: the answer also has cancelledInvoicesDoc, which a request cannot contain.\n',
    });
  });

  it('decodes the declared encoding', async () => {
    const { stdout: xml } = await runCli(['xml'], { stdin: good.replace('"series":"A"', '"series":"Α"') });
    const text = xml.replace('UTF-8', 'windows-1253');
    // Of the letters here, the only one that is not ASCII: capital alpha.
    const bytes = Uint8Array.from(
      [...text].map((letter) => (letter === 'Α' ? 0xc1 : letter.charCodeAt(0) & 0x7f)),
    );
    const { code, stdout } = await runCli(['xml', '--from'], { stdin: bytes });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).invoice[0].invoiceHeader.series).toBe('Α');
    const wrong = await runCli(['xml', '--from'], {
      stdin: Uint8Array.from(Buffer.from(xml, 'utf-16le')).slice(1),
    });
    expect(wrong.code).toBe(2);
    const undeclared = bytes.map((byte, at) => 'UTF-8       '.charCodeAt(at - 30) || byte);
    expect(new TextDecoder('windows-1253').decode(undeclared).slice(0, 45)).toContain('"UTF-8       "');
    const refused = await runCli(['xml', '--from'], { stdin: undeclared });
    expect(refused.stderr).toContain('The bytes are not valid utf-8.');
  });

  it.each([
    ['no XML', 'hello', 'line 1, column 1: There is text where only XML elements are allowed.'],
    ['JSON', good, 'There is text where only XML elements are allowed.'],
    ['other XML', '<a/>', 'Accepted: InvoicesDoc, RequestedDoc, in the namespace http://www.aade.gr/'],
    ['a document type', '<!DOCTYPE a []><a/>', 'A document type (DOCTYPE) is not accepted.'],
  ])('refuses %s', async (_, stdin, says) => {
    const { code, stdout, stderr } = await runCli(['xml', '--from'], { stdin });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toMatch(/^parastatiko: standard input/);
  });

  it('refuses a missing file, and bytes that are not text', async () => {
    expect((await runCli(['xml', '--from', 'no.xml'])).stderr).toContain('There is no such file.');
    const { code } = await runCli(['xml', '--from'], { stdin: new Uint8Array([0x3c, 0xff, 0xfe]) });
    expect(code).toBe(2);
  });
});
