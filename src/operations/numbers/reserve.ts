import * as z from 'zod';
import type { NumberTicket } from '../../flows/generated/facts.js';
import { operation } from '../core/operation.js';
import { exampleSeries, series, seriesOf, ticket } from './ticket.js';

/** Reserves a number. */
export const reserveNumber = operation({
  id: 'numbers.reserve',
  route: 'POST /numbers',
  summary: {
    en: 'Reserve the next number of a series, for a document that another program issues.',
    el: 'Δεσμεύει τον επόμενο αριθμό μιας σειράς, για παραστατικό που εκδίδει άλλο πρόγραμμα.',
  },
  needs: 'journal',
  changes: true,
  input: z.strictObject({ ...series, issueDate: z.iso.date() }),
  output: ticket,
  example: { ...exampleSeries, issueDate: '2026-11-20' },
  procedure: {
    states: () => [],
    begin: ({ issueDate, ...of }, _states, { note }) => ({
      reserve: [{ series: seriesOf(of), facts: { issueDate, memo: note } }],
      make: ([reserved]) => ({ plan: { ...(reserved as NumberTicket) }, states: [], isDone: true }),
    }),
    finish: (plan) => plan,
    answer: (plan) => plan,
  },
});
