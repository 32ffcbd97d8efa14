import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Post,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ContactReceived } from 'shared/api-answers';
import { languageOf } from '../config/practice.ts';
import { DayService } from '../day/day.service.ts';
import { Consumes, form, json, Public } from '../http/guards.ts';
import { ContactLimit, InvalidMessageLimit } from './contact-limit.ts';
import { ContactService } from './contact.service.ts';
import { ContactMessageDto } from './dto/contact-message.dto.ts';
import { toSubmission } from './submission.ts';
import { receivedMessage } from './urgent-advice.ts';

/**
 * The redirect target for a form posted without JavaScript, in the language of
 * its page.
 */
export const contactPage = (
  name: 'sent' | 'not-sent',
  message: unknown,
): string => {
  const language = languageOf(message);
  return `${language ? `/${language}` : ''}/contact/${name}/`;
};

const keyPattern = /^[\x21-\x7e]{8,128}$/;

@Controller('contact')
@Public()
@UseInterceptors(InvalidMessageLimit)
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly limit: ContactLimit,
    private readonly day: DayService,
  ) {}

  /** Answers JSON with JSON, and redirects forms posted without JavaScript. */
  @Post()
  @HttpCode(200)
  @Consumes(json, form)
  async receive(
    @Body() message: ContactMessageDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const findings = await this.limit.check(message, request.ip ?? '');
    const idempotencyKey = keyPattern.test(key ?? '') ? key : undefined;
    const { office } = this.day;
    await this.contact.accept(
      toSubmission(message, idempotencyKey, findings, office),
    );
    if (request.is(form)) {
      response.redirect(303, contactPage('sent', message));
      return;
    }
    const language = languageOf(message);
    if (language) response.set('Content-Language', language);
    const { phoneDown } = this.day;
    const received = receivedMessage(message.subject, language, phoneDown);
    response.json({ message: received } satisfies ContactReceived);
  }
}
