import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { CertificateMonitor } from './certificate-monitor.ts';

@Module({ imports: [AlertModule], providers: [CertificateMonitor] })
export class CertificateModule {}
