/**
 * A document as an e-mail.
 *
 * The subject, the HTML, the plain text and the images of a message. Sending it is up to your program: `sendMail` stands for the
 * method of a mailer such as nodemailer.
 */
import { cash, retailReceipt } from 'parastatiko';
import { toEmail } from 'parastatiko/print';
import { shop } from './shared/parties.js';

const receipt = retailReceipt({ issuer: shop, series: 'ΛΑ', aa: '55', issueDate: '2026-11-20' })
  .line({ description: 'Μέλι', quantity: 2, unit: 'τεμ', unitPriceWithVat: '7.50', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build();

// The service's answer. An outcome of the client can be passed unchanged.
const issued = {
  mark: '400001971234567',
  qrUrl: 'https://provider.example/GetInvoicePdf/CF2C8EE98FBDE16A797C10C75F0AF266287F9774.pdf',
};
const { subject, html, text, attachments } = toEmail(receipt, { issued, language: 'el' });
await sendMail({
  to: 'maria@example.com',
  subject,
  html,
  text,
  attachments: attachments.map(({ contentId, type, name, bytes }) => ({
    cid: contentId,
    contentType: type,
    filename: name,
    content: Buffer.from(bytes),
    contentDisposition: 'inline',
  })),
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly cid: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Prints what a mailer would send. */
async function sendMail(mail: Mail): Promise<void> {
  console.log(`To ${mail.to}: ${mail.subject}`);
  console.log(`the total: ${mail.html.includes('15,00')}, ${mail.text.includes('15,00')}`);
  for (const { cid, contentType, content } of mail.attachments)
    console.log(
      `${contentType}, shown by the HTML: ${mail.html.includes(`cid:${cid}`)}, empty: ${content.length === 0}`,
    );
}
