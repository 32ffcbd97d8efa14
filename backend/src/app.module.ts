import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ScheduleModule } from '@nestjs/schedule';
import { AuthModule } from './auth/auth.module.ts';
import { createJsonLogger } from './config/logging.ts';
import { ConfigModule, type Settings } from './config/settings.ts';
import { pageAfterRefusal } from './auth/admin.controller.ts';
import { contactPage } from './contact/contact.controller.ts';
import { ContactModule } from './contact/contact.module.ts';
import { countFailedMessage } from './contact/contact.service.ts';
import { DayModule } from './day/day.module.ts';
import { DayService } from './day/day.service.ts';
import { configureHttp } from './http/configure-http.ts';
import { AuthenticatedGuard, SameOriginGuard } from './http/guards.ts';
import { MonitoringModule } from './monitoring/monitoring.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { RedisModule } from './redis/redis.module.ts';

@Module({})
class AppModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        // Commands leave it out, because they must not run scheduled tasks.
        ScheduleModule.forRoot(),
        RedisModule,
        MonitoringModule,
        DayModule,
        ContactModule,
        AuthModule,
        PagesModule,
      ],
      // For every call, in this order, before the guards of its controller.
      providers: [
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_GUARD, useClass: AuthenticatedGuard },
      ],
    };
  }
}

/** Creates the application without listening. */
export async function createApp(
  settings: Settings,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings),
    {
      // The caller handles the error.
      abortOnError: false,
      bodyParser: false,
      logger: createJsonLogger(settings.LOG_LEVEL),
    },
  );
  const day = app.get(DayService);
  configureHttp(
    app,
    {
      'POST /api/contact': {
        count: countFailedMessage,
        page: (message) => contactPage('not-sent', message),
      },
      'POST /api/admin/login': { page: () => pageAfterRefusal },
      'POST /api/admin/logout': { page: () => '/admin' },
    },
    () => day.phoneDown,
  );
  return app;
}
