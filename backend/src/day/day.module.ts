import { Module } from '@nestjs/common';
import { MonitoringModule } from '../monitoring/monitoring.module.ts';
import {
  AdminTodayController,
  DayLimit,
  DayPagesController,
  TodayController,
} from './day.controller.ts';
import { DayService } from './day.service.ts';

@Module({
  imports: [MonitoringModule],
  controllers: [AdminTodayController, DayPagesController, TodayController],
  providers: [DayLimit, DayService],
  exports: [DayService],
})
export class DayModule {}
