import { Body, Controller, Headers, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { contactReceived } from '../../../frontend/src/content/contact-rules.ts';
import { Accepts } from '../http/media-type.guard.ts';
import { SameOriginGuard } from '../http/same-origin.guard.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { contactPages } from './contact-pages.ts';
import { ContactService } from './contact.service.ts';
import { ContactMessageDto } from './dto/contact-message.dto.ts';
import { toSubmission } from './submission.ts';

const form = 'application/x-www-form-urlencoded';
const keyPattern = /^[\x21-\x7e]{8,128}$/;

@Controller('contact')
@UseGuards(SameOriginGuard)
@Accepts('application/json', form)
export class ContactController {
  private readonly limit: RateLimit;

  constructor(
    private readonly contact: ContactService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({
      name: 'contact',
      tries: 20,
      perSeconds: 10 * 60,
      sentence: 'That were many messages in a short time. Please wait a few minutes, or call us.',
    });
  }

  /** Answers JSON with JSON; a form posted without JavaScript is sent on to a page. */
  @Post()
  @HttpCode(200)
  async receive(
    @Body() message: ContactMessageDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.take(request.ip ?? '');
    await this.contact.accept(toSubmission(message, keyPattern.test(key ?? '') ? key : undefined));
    if (request.is(form)) response.redirect(303, contactPages.sent);
    else response.json({ message: contactReceived });
  }
}
