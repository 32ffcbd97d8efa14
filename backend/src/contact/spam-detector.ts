import { Injectable } from '@nestjs/common';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';
import type { Suspicion } from './submission.ts';

/** Milliseconds. No person fills in the form faster. */
const minFillTime = 3000;

/** Detects bots by the form's extra fields. A missing or invalid value isn't a signal. */
@Injectable()
export class SpamDetector {
  detect({ comments, openFor }: ContactMessageDto): Suspicion | undefined {
    if (isFilled(comments)) return 'hidden field filled in';
    return isTooShort(openFor) ? 'filled in too fast' : undefined;
  }
}

/** Password managers can leave whitespace. A value that isn't text was sent by a program. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

const isTooShort = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value < minFillTime;
