import { type DynamicModule, Module } from '@nestjs/common';
import { Settings } from './settings.ts';

/** Hands the settings, read once at boot, to every class that injects {@link Settings}. */
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}
