import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { CertificateWatch } from './certificate-watch.ts';

@Module({ imports: [AlertModule], providers: [CertificateWatch] })
export class CertificateModule {}
