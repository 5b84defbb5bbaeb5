import { readOptions } from '../../reading/options.js';
import { inLanguage, wrong } from '../error.js';
import type { Page } from '../model/page.js';
import { type ContentOptions, contentForm, type OrDraft } from '../options.js';
import { prepare } from '../prepare.js';
import { notices } from '../words/generated/notices.js';
import { mailFragment, mailPage } from './mail-html.js';
import { mailText } from './mail-text.js';
import { qrPng } from './qr-png.js';

/** Options of `toEmail`. Of the theme, `css` is not used: mail programs drop style sheets. */
export type EmailOptions = ContentOptions;

/** An image inside a message. Its part needs `Content-ID: <contentId>` and `Content-Disposition: inline`. */
export interface EmailAttachment {
  readonly contentId: string;
  /** The media type, such as `image/png`. */
  readonly type: string;
  /** The name of the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A document as an e-mail. Sending it, and attaching a PDF, is up to the application. */
export interface Email {
  /** One line, such as `Τιμολόγιο Πώλησης Α 101, Η Αυλή Ε.Ε.`; it says if the document is a draft, of the sandbox, cancelled or a copy. */
  readonly subject: string;
  /** A complete HTML message. */
  readonly html: string;
  /** The same content as one table, without `html`, `head` and `body`, to be put into a message of your own. */
  readonly fragment: string;
  /** The same content as plain text. */
  readonly text: string;
  /** The QR code and the logo, which the HTML shows by their content id. */
  readonly attachments: readonly EmailAttachment[];
}

/** The images that mail programs show. */
const SHOWN = /^data:(image\/(png|jpeg|gif));base64,(.*)$/s;

/**
 * A document as an e-mail: HTML for mail programs, which load nothing and have neither style sheets nor scripts, plain
 * text, a subject, and the images. The content is that of a roll of `renderDocument`, and the same documents are refused. Without
 * `issued`, it is a draft and says so in the subject, too.
 *
 * @throws PrintError if the document cannot be read (with its issues), if its answer is refused, held or unknown or belongs to
 * another document, or if an option is invalid
 * @throws OptionsError if an option is unknown
 * @example
 * const { subject, html, text, attachments } = toEmail(document, { issued: outcome, theme });
 * await mailer.sendMail({
 *   to, subject, html, text,
 *   attachments: attachments.map(({ contentId, type, name, bytes }) => ({
 *     cid: contentId, contentType: type, filename: name, content: Buffer.from(bytes), contentDisposition: 'inline',
 *   })),
 * });
 */
export function toEmail(document: unknown, options: OrDraft<EmailOptions> = {}): Email {
  const read = readOptions<EmailOptions>(options, contentForm);
  try {
    return emailOf(document, read);
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}

function emailOf(document: unknown, options: EmailOptions): Email {
  const { model: printed, page } = prepare(document, { ...options, format: 'roll80' });
  // Nobody signs an e-mail.
  const model = { ...printed, sections: printed.sections.filter(({ boxes }) => boxes === undefined) };
  const logo = logoOf(model.look.logo, page);
  const qr = model.qr === undefined ? undefined : imageOf(page, 'qr', 'image/png', qrPng(model.qr.text));
  const addressOf = (image: EmailAttachment | undefined): string | undefined =>
    image === undefined ? undefined : `cid:${image.contentId}`;
  const subject = subjectOf(page, [model.reference, model.issuer]);
  const fragment = mailFragment(model, { logo: addressOf(logo), qr: addressOf(qr) });
  return {
    subject,
    html: mailPage(fragment, subject, model.languages[0] ?? 'el'),
    fragment,
    text: mailText(model),
    attachments: [logo, qr].filter((image) => image !== undefined),
  };
}

/** What the document is, its number and its issuer, on one line: a line feed would start another header of the message. */
function subjectOf({ say, filing, sandbox, copy }: Page, names: readonly string[]): string {
  const states = [
    sandbox ? notices.test : undefined,
    filing.standing === 'draft' ? notices.draft : undefined,
    filing.cancellationMark === undefined ? undefined : notices.cancelled,
    copy ? notices.copy : undefined,
  ];
  const prefixes = states.flatMap((state) => (state === undefined ? [] : `${say.main(state)}: `));
  const named = names.filter((name) => name.trim() !== '').join(', ');
  return `${prefixes.join('')}${named}`.replace(/\s+/g, ' ').trim();
}

function logoOf(logo: string | undefined, page: Page): EmailAttachment | undefined {
  if (logo === undefined) return undefined;
  const [, type, , base64] = SHOWN.exec(logo) ?? [];
  if (type === undefined || base64 === undefined) throw wrong('theme.logo', 'option/image-email');
  try {
    return imageOf(
      page,
      'logo',
      type,
      Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    );
  } catch {
    throw wrong('theme.logo', 'option/image-unreadable');
  }
}

/** An image whose id belongs to this document alone, because some programs mix up equal ids of several messages. */
function imageOf({ filing }: Page, what: 'logo' | 'qr', type: string, bytes: Uint8Array): EmailAttachment {
  const id = (filing.uid ?? filing.mark ?? 'document').replace(/[^A-Za-z0-9]/g, '');
  return {
    contentId: `${what}.${id}@parastatiko`,
    type,
    name: `${what}.${type.slice('image/'.length)}`,
    bytes,
  };
}
