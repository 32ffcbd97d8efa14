import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.ts';
import { CertificateModule } from './certificate/certificate-monitor.ts';
import { ConfigModule, type Settings } from './config/settings.ts';
import { ContactModule } from './contact/contact.module.ts';
import { DiskModule } from './disk/disk-monitor.ts';
import { HealthModule } from './health/health.controller.ts';
import { LiveCheckModule } from './live-check/live-check.controller.ts';
import { MessagesModule } from './messages/messages.controller.ts';
import { MetricsModule } from './metrics/metrics.controller.ts';
import { ReadinessModule } from './readiness/readiness.ts';
import { RedisModule } from './redis/redis.ts';
import { UpkeepModule } from './upkeep/upkeep-monitor.ts';
import { VitalsModule } from './vitals/vitals.controller.ts';

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
        MetricsModule,
        UpkeepModule,
        VitalsModule,
      ],
    };
  }
}
