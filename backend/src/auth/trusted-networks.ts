import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';

const thirtyDays = 30 * 24 * 60 * 60;

/** The networks that somebody has signed in from in the last thirty days. */
@Injectable()
export class KnownNetworks {
  constructor(private readonly redis: Redis) {}

  async has(network: string): Promise<boolean> {
    return (await this.redis.client.exists(keyOf(network))) === 1;
  }

  async add(network: string): Promise<void> {
    await this.redis.client.set(keyOf(network), '', {
      expiration: { type: 'EX', value: thirtyDays },
    });
  }
}

function keyOf(network: string): string {
  return `known-network:${network}`;
}
