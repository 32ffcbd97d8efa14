import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.ts';
import { CertificateModule } from './certificate/certificate.module.ts';
import { ConfigModule } from './config/config.module.ts';
import type { Settings } from './config/settings.ts';
import { ContactModule } from './contact/contact.module.ts';
import { DiskModule } from './disk/disk.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LiveCheckModule } from './live-check/live-check.controller.ts';
import { MessagesModule } from './messages/messages.module.ts';
import { ReadinessModule } from './readiness/readiness.module.ts';
import { RedisModule } from './redis/redis.module.ts';

@Module({})
export class AppModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        ReadinessModule,
        RedisModule,
        ContactModule,
        AuthModule,
        CertificateModule,
        DiskModule,
        HealthModule,
        LiveCheckModule,
        MessagesModule,
      ],
    };
  }
}
