import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { DiskMonitor } from './disk-monitor.ts';

@Module({ imports: [AlertModule], providers: [DiskMonitor] })
export class DiskModule {}
