import type { MessageList } from 'shared/messages';
import { dateTime } from '../date-time';

const mailServers: Readonly<Record<MessageList['mailServer'], string>> = {
  available: 'The mail server answers.',
  unavailable: 'The mail server isn’t answering. Messages wait until it does.',
  none: 'There’s no mail server, so messages are saved as files on the server.',
};

/** What's known about all messages, a sentence each. */
export const describeDeliveries = ({
  delivered,
  lastReceivedAt,
  mailServer,
}: Pick<
  MessageList,
  'delivered' | 'lastReceivedAt' | 'mailServer'
>): string[] => [
  `Delivered: ${delivered.today} today, ${delivered.week} in the last seven days.`,
  lastReceivedAt === undefined
    ? 'No message has come yet.'
    : `The last message came ${dateTime.format(lastReceivedAt)}.`,
  mailServers[mailServer],
];

/** `One message was deleted.`, `2 messages were deleted.` */
export const describeDiscarded = (count: number): string =>
  count === 1 ? 'One message was deleted.' : `${count} messages were deleted.`;

/** Asked before all quarantined messages that a digest has mailed are deleted. */
export const askAboutAll = (count: number): string =>
  count === 1
    ? 'Delete the quarantined message that an email has listed for you, for good? Newer ones stay.'
    : `Delete the ${count} quarantined messages that emails have listed for you, for good? Newer ones stay.`;
