import {
  type INestApplicationContext,
  Module,
  type ModuleMetadata,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describeError } from '../config/logging.ts';
import { readSettings, SettingsError } from '../config/read-settings.ts';
import { ConfigModule } from '../config/settings.ts';
import { RedisModule } from '../redis/redis.module.ts';
import { Redis } from '../redis/redis.ts';

/** An error whose message is for the operator. */
export class CommandError extends Error {}

/** Longest wait for Redis, in milliseconds. */
const timeout = 5000;

/** Runs a command with parts of the application, and prints what it returns. */
export async function runCommand(
  {
    imports = [],
    providers = [],
  }: Pick<ModuleMetadata, 'imports' | 'providers'>,
  run: (app: INestApplicationContext, hasRedis: boolean) => Promise<string>,
): Promise<void> {
  try {
    @Module({
      imports: [
        ConfigModule.with(readSettings(process.env)),
        RedisModule,
        ...imports,
      ],
      providers,
    })
    class Command {}

    const app = await NestFactory.createApplicationContext(Command, {
      logger: false,
    });
    try {
      const text = await run(app, await app.get(Redis).isAvailable(timeout));
      if (text) console.log(text);
    } finally {
      await app.close();
    }
  } catch (error) {
    const known =
      error instanceof CommandError || error instanceof SettingsError;
    console.error(known ? error.message : JSON.stringify(describeError(error)));
    process.exitCode = 1;
  }
}
