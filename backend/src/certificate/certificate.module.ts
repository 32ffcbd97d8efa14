import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { CertificateWatch } from './certificate-monitor.ts';

@Module({ imports: [AlertModule], providers: [CertificateWatch] })
export class CertificateModule {}
