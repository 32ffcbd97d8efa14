import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.ts';
import type { Settings } from './config/settings.ts';
import { contactPage } from './contact/contact.controller.ts';
import { configureHttp } from './http/configure-http.ts';
import { createJsonLogger } from './logging/json-logger.ts';

/** Creates the application without listening. */
export async function createApp(settings: Settings): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), {
    // The caller handles the error.
    abortOnError: false,
    bodyParser: false,
    logger: createJsonLogger(settings.LOG_LEVEL),
  });
  configureHttp(app, {
    failurePages: { '/api/contact': (message) => contactPage('not-sent', message) },
    // A beacon has about 150 bytes.
    bodyLimits: { '/api/vitals': 1024 },
  });
  return app;
}
