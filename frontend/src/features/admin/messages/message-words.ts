import { type MessageList, partlyListed } from 'shared/messages';
import { dateTime } from '../date-time';
import { describeMessages, messagesGrade } from '../overview/needs';
import type { Grade } from '../severity';

interface Tile {
  label: string;
  grade?: Grade;
  value: string | number;
  note?: string;
}

const mailServers: Readonly<
  Record<MessageList['mailServer'], Omit<Tile, 'label'>>
> = {
  available: { grade: 'fine', value: 'Answers' },
  unavailable: {
    grade: 'error',
    value: 'Not answering',
    note: 'Messages wait until it does.',
  },
  none: {
    grade: 'notice',
    value: 'None',
    note: 'Messages are saved as files on the server.',
  },
};

/** What's known about the deliveries. */
export const deliveryTiles = ({
  delivered,
  mailServer,
}: Pick<MessageList, 'delivered' | 'mailServer'>): readonly Tile[] => [
  { label: 'Mail server', ...mailServers[mailServer] },
  { label: 'Delivered today', value: delivered.today },
  { label: 'Last seven days', value: delivered.week },
];

/** How all messages are doing, and what to know about it. */
export function describeStatus({
  messages,
  counts,
  delivered,
  lastReceivedAt,
}: Pick<MessageList, 'messages' | 'counts' | 'delivered' | 'lastReceivedAt'>): [
  status: string,
  note: string,
] {
  const status = [
    describeMessages(counts),
    ...partlyListed(messages, counts),
  ].join(' ');
  if (lastReceivedAt !== undefined)
    return [
      status,
      `The last message came ${dateTime.format(lastReceivedAt)}.`,
    ];
  return messagesGrade(counts) === 'fine' && delivered.week === 0
    ? [
        'No message has come yet.',
        'What visitors send with the contact form goes to your mailbox. Only what couldn’t be delivered is listed here.',
      ]
    : [status, ''];
}

/** `One message was deleted.`, `2 messages were deleted.` */
export const describeDiscarded = (count: number): string =>
  count === 1 ? 'One message was deleted.' : `${count} messages were deleted.`;

/** Asked before all quarantined messages that a digest has mailed are deleted. */
export const askAboutAll = (count: number): string =>
  count === 1
    ? 'Delete the quarantined message that an email has listed for you, for good? Newer ones stay.'
    : `Delete the ${count} quarantined messages that emails have listed for you, for good? Newer ones stay.`;
