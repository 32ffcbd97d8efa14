import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { contactReceived } from 'shared/contact-rules';
import { ContactMessageDto } from '../src/contact/dto/contact-message.dto.ts';
import { configureHttp } from '../src/http/configure-http.ts';

/**
 * Baseline for the contact call: validates and answers the same request without
 * storing it.
 */
@Controller('contact')
class BareController {
  @Post()
  @HttpCode(200)
  receive(@Body() message: ContactMessageDto): { message: string } {
    return { message: message.consent ? contactReceived : '' };
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create<NestExpressApplication>(BareModule, {
  bodyParser: false,
  logger: false,
});
configureHttp(app, {}, () => undefined);
await app.listen(Number(process.env.PORT), '127.0.0.1');
