import { Injectable } from '@nestjs/common';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';
import { FormOpening } from './form-opening.ts';

/** Tells a program by what the form carries beside the message. A caller may leave both signals out. */
@Injectable()
export class BotSignals {
  constructor(private readonly opening: FormOpening) {}

  /** Why the message is taken for a program's; empty when it is not. */
  suspicionOf({ website = '', opened = '' }: ContactMessageDto): string {
    if (website !== '') return 'hidden field filled in';
    return opened === '' ? '' : this.opening.suspicion(opened, Date.now());
  }
}
