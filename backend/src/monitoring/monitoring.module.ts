import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { AlertService } from './alert.service.ts';
import { AuditLog } from './audit-log.ts';
import { CertificateMonitor } from './certificate-monitor.ts';
import { DependencyMonitor } from './dependency-monitor.ts';
import { DiskMonitor } from './disk-monitor.ts';
import { HealthController } from './health.controller.ts';
import { Metrics, MetricsController } from './metrics.controller.ts';
import { NginxMonitor } from './nginx-monitor.ts';
import { Notices, NoticeWorker } from './notices.ts';
import { OutsideHeartbeat } from './outside-heartbeat.ts';
import { Readiness } from './readiness.ts';
import { UpkeepLog, UpkeepMonitor } from './upkeep.ts';

@Module({
  imports: [MailModule],
  controllers: [HealthController, MetricsController],
  providers: [
    AlertService,
    AuditLog,
    CertificateMonitor,
    DependencyMonitor,
    DiskMonitor,
    Metrics,
    NginxMonitor,
    Notices,
    NoticeWorker,
    OutsideHeartbeat,
    Readiness,
    UpkeepLog,
    UpkeepMonitor,
  ],
  exports: [AlertService, AuditLog, Metrics, Notices, Readiness],
})
export class MonitoringModule {}
