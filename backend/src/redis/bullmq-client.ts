import { createNodeRedisClient, type IRedisClient } from 'bullmq';
import type { RedisClient } from './create-redis-client.ts';

/**
 * For BullMQ, which removes its error listeners before its connections are closed. Without a listener, an
 * error after that would end the process. Until then, BullMQ's own listeners get all errors too.
 */
export function toBullmqClient(client: RedisClient): IRedisClient {
  return withErrorListener(createNodeRedisClient(client));
}

/** BullMQ duplicates a worker's connection for the command that blocks. */
function withErrorListener(client: IRedisClient): IRedisClient {
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...args: unknown[]) => withErrorListener(duplicate(...args));
  return client.on('error', () => undefined);
}
