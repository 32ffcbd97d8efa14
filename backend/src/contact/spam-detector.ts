import { Injectable } from '@nestjs/common';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';
import type { QuarantineReason } from './submission.ts';

/** Milliseconds: a person can't read the form, fill it in and send it in less. */
const shortestFilling = 3000;

/** Detects bots by what the form sends besides the message. A missing or unreadable value isn't a signal. */
@Injectable()
export class SpamDetector {
  detect({ comments, openFor }: ContactMessageDto): QuarantineReason | undefined {
    if (isFilled(comments)) return 'hidden field filled in';
    return isTooShort(openFor) ? 'filled in too fast' : undefined;
  }
}

/** A password manager can leave a blank; anything that isn't text was made by a program. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

const isTooShort = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value < shortestFilling;
