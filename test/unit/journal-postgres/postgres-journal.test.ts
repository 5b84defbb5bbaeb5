import { journalContract } from '../client/journal/contract.js';
import { describeWithServer, withJournals } from './journals.js';

describeWithServer('postgresJournal', () => {
  const journals = withJournals();
  journalContract('postgresJournal', () => journals.open(), { ownClock: true });
});
