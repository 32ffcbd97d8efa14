import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { Accepts } from '../http/media-type.guard.ts';
import { SameOriginGuard } from '../http/same-origin.guard.ts';
import { BotSignals } from './bot-signals.ts';
import { ContactLimit } from './contact-limit.ts';
import { contactPages } from './contact-pages.ts';
import { ContactService } from './contact.service.ts';
import { ContactMessageDto } from './dto/contact-message.dto.ts';
import { FormOpening } from './form-opening.ts';
import { toSubmission } from './submission.ts';
import { receivedMessage } from './urgent-advice.ts';

const form = 'application/x-www-form-urlencoded';
const keyPattern = /^[\x21-\x7e]{8,128}$/;

@Controller('contact')
@UseGuards(SameOriginGuard)
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly limit: ContactLimit,
    private readonly opening: FormOpening,
    private readonly signals: BotSignals,
  ) {}

  /** What the page sends along with the message: the moment at which the visitor began, signed. */
  @Get('opened')
  opened(): { opened: string } {
    return { opened: this.opening.sign(Date.now()) };
  }

  /** Answers JSON with JSON; a form posted without JavaScript is sent on to a page. */
  @Post()
  @HttpCode(200)
  @Accepts('application/json', form)
  async receive(
    @Body() message: ContactMessageDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.take(request.ip ?? '');
    const idempotencyKey = keyPattern.test(key ?? '') ? key : undefined;
    const suspicion = this.signals.suspicionOf(message);
    await this.contact.accept(toSubmission(message, { idempotencyKey, suspicion }));
    if (request.is(form)) response.redirect(303, contactPages.sent);
    else response.json({ message: receivedMessage(message.subject) });
  }
}
