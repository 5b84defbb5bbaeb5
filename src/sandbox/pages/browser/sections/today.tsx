import type { ComponentChildren } from 'preact';
import type { TodayView } from '../../view/types.js';
import { amountText } from '../amount.js';
import { usePage } from '../context.js';
import { linkTo } from '../place.js';
import { Samples } from '../ui/samples.js';
import { SectionHead } from '../ui/section.js';

/** What happened today, in four sentences with links. */
export function Today({ today }: { readonly today: TodayView }) {
  const { words } = usePage();
  const { language, today: said } = words;
  const { day } = today;
  const filter = { from: day, to: day };
  const sales = today.sales.map(({ amount, currency }) => amountText(amount, language, currency)).join(', ');
  const link = (href: string, text: string) => <a href={href}>{text}</a>;
  const isEmpty = today.documents === 0 && today.calls === 0 && today.held === 0;
  const sentences: readonly ComponentChildren[] = [
    <>
      {link(linkTo('documents', undefined, filter), said.documents(today.documents))}
      {sales !== '' && ` ${said.sales(sales)}`}
      {today.queued + today.late > 0 && ' '}
      {today.queued > 0 &&
        link(linkTo('documents', undefined, { state: 'queued' }), said.queued(today.queued))}
      {today.late > 0 && today.queued > 0 && ' '}
      {today.late > 0 && said.late(today.late)}
    </>,
    <>
      {link(linkTo('documents', undefined, { ...filter, type: '8.6' }), said.slips(today.slips))}
      {today.closings > 0 && ` ${said.closings(today.closings)}`}{' '}
      {link(linkTo('tables'), said.openTables(today.openTables))}
    </>,
    <>
      {link(
        linkTo('documents', undefined, { ...filter, state: 'charged' }),
        said.charged(today.charged, amountText(today.chargedAmount, language, 'EUR')),
      )}{' '}
      {link(linkTo('holds'), said.held(today.held))}
    </>,
    <>
      {link(linkTo('calls'), said.calls(today.calls))}{' '}
      {link(linkTo('calls', undefined, { state: 'refused' }), said.refused(today.refused))}
      {today.faults > 0 && ' '}
      {today.faults > 0 && link(linkTo('calls', undefined, { state: 'fault' }), said.faults(today.faults))}
    </>,
  ];
  return (
    <section aria-labelledby="title">
      <SectionHead name="today" count={0} />
      {isEmpty ? (
        <div class="empty">
          <p>{words.empty.today}</p>
          <Samples />
        </div>
      ) : (
        <ul class="story">
          {sentences.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
