import { randomUUID } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/describe-error.ts';
import { Mailer } from '../mail/mailer.ts';
import { AlertTurns } from './alert-throttle.ts';

const minute = 60_000;

/** Longest wait for the mail server, in milliseconds. */
const sendTimeout = 20_000;

interface Notice {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** What is to be mailed; nothing while all is well. */
type Look = () => Promise<Notice | undefined>;

/** Mails ALERT_TO what a person must see to: of each matter once an hour, by whichever replica is first. */
@Injectable()
export class Alert implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Alert.name);
  private readonly matters = new Map<string, Look>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly turns: AlertTurns,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  add(matter: string, look: Look): void {
    this.matters.set(matter, look);
  }

  onApplicationBootstrap(): void {
    if (this.settings.ALERT_TO === '') return;
    this.timer = setInterval(() => void this.look(), minute).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Looks into every matter, and mails what is wrong. Never rejects. */
  async look(): Promise<void> {
    await Promise.all([...this.matters].map(([matter, look]) => this.lookInto(matter, look)));
  }

  private async lookInto(matter: string, look: Look): Promise<void> {
    try {
      const notice = await look();
      if (!notice || !(await this.turns.take(matter))) return;
      try {
        await this.mailer.send(this.compose(notice), AbortSignal.timeout(sendTimeout));
      } catch (error) {
        // The mail server that refuses messages may refuse this one too: the next look tries again.
        await this.turns.giveBack(matter);
        throw error;
      }
      this.logger.log({ event: 'alert-sent', matter });
    } catch (error) {
      this.logger.warn({ event: 'alert-not-sent', matter, error: describeError(error) });
    }
  }

  private compose({ subject, lines }: Notice) {
    const { ALERT_TO, SITE_URL } = this.settings;
    return {
      messageId: `<alert-${randomUUID()}@${new URL(SITE_URL).hostname}>`,
      date: new Date(),
      to: ALERT_TO,
      // What holds up the messages is what this mail is about.
      ownConnection: true,
      subject: `[Website] ${subject}`,
      text: [...lines, 'This mail comes at most once an hour.', ''].join('\n'),
    };
  }
}
