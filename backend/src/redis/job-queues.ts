import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  createNodeRedisClient,
  type DefaultJobOptions,
  type IRedisClient,
  type Job,
  Queue,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { createRedisClient, type RedisClient } from './create-redis-client.ts';
import { Redis } from './redis.ts';

/**
 * Milliseconds: the mail server's socket timeout, and less than
 * stop_grace_period in docker-compose.yml.
 */
const shutdownTimeout = 30_000;

/** Milliseconds. */
const pauseAfterError = 2000;

/**
 * After the clock was ahead: a delay starts now instead of then, and a job
 * counts as added now. KEYS: delayed jobs. ARGV: prefix of a job's key, the time.
 */
const correctTimesScript = `
local delayed, prefix, time = KEYS[1], ARGV[1], tonumber(ARGV[2])
for _, id in ipairs(redis.call('ZRANGE', delayed, time * 4096, '+inf', 'BYSCORE')) do
  local delay, added = unpack(redis.call('HMGET', prefix .. id, 'delay', 'timestamp'))
  if delay and added then
    redis.call('ZADD', delayed, 'LT', (time + delay) * 4096, id)
    if tonumber(added) > time then redis.call('HSET', prefix .. id, 'timestamp', time) end
  end
end
`;

/**
 * Handles a job. `stopping` aborts when the backend shuts down, which waits for
 * the job.
 */
type Handler<Data> = (job: Job<Data>, stopping: AbortSignal) => Promise<void>;

/**
 * BullMQ's queues, and this backend's workers on them. Each job runs on one
 * backend, and again elsewhere if that's killed.
 */
@Injectable()
export class JobQueues implements BeforeApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly stopping = new AbortController();
  private readonly queues: Queue[] = [];
  private readonly workers: Worker[] = [];
  private workerClient?: RedisClient;
  private workerConnection?: IRedisClient;

  constructor(
    private readonly redis: Redis,
    private readonly settings: Settings,
  ) {}

  open<Data>(name: string, defaultJobOptions: DefaultJobOptions): Queue<Data> {
    const queue = openQueue<Data>(this.redis.client, name, defaultJobOptions);
    // Callers handle rejections, but an unhandled error event would end the
    // process.
    queue.on('error', (error: unknown) =>
      this.logger.debug({ event: 'queue-error', error: describeError(error) }),
    );
    this.queues.push(queue);
    return queue;
  }

  /**
   * Keeps jobs from waiting as long as the clock was ahead when they failed.
   * BullMQ sorts delayed jobs by when they're due, in milliseconds times 4096.
   */
  @Interval(30_000)
  async correctTimes(): Promise<void> {
    if (!this.redis.client.isReady) return;
    for (const queue of this.queues) {
      await this.redis.client.eval(correctTimesScript, {
        keys: [queue.toKey('delayed')],
        arguments: [queue.toKey(''), Date.now().toString()],
      });
    }
  }

  /**
   * Starts a worker. BullMQ stores the message of a job's error, so it must not
   * quote anyone.
   */
  process<Data>(
    name: string,
    handle: Handler<Data>,
    options: Partial<WorkerOptions> = {},
  ): Worker<Data> {
    const worker = new Worker<Data>(
      name,
      (job) => handle(job, this.stopping.signal),
      {
        connection: this.connect(),
        skipVersionCheck: true,
        runRetryDelay: 1000,
        // Repeated kills must not fail a job.
        maxStalledCount: 1000,
        ...options,
      },
    );
    backOffAfterErrors(worker);
    worker.on('error', (error) =>
      this.logger.debug({ event: 'worker-error', error: describeError(error) }),
    );
    this.workers.push(worker);
    return worker;
  }

  /**
   * Waits for the current jobs. Forced without Redis, because BullMQ would wait
   * for it.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const force = !this.workerClient?.isReady;
    const closed = Promise.all(
      this.workers.map((worker) => worker.close(force)),
    );
    await Promise.race([
      closed,
      setTimeout(shutdownTimeout, undefined, { ref: false }),
    ]);
    this.workerClient?.destroy();
  }

  /**
   * Workers block on Redis for up to ten seconds. If commands failed
   * immediately, they would retry in a busy loop.
   */
  private connect(): IRedisClient {
    this.workerClient ??= createRedisClient(this.settings.REDIS_URL, 'wait');
    this.workerConnection ??= toBullmqClient(this.workerClient);
    return this.workerConnection;
  }
}

export const openQueue = <Data>(
  client: RedisClient,
  name: string,
  defaultJobOptions: DefaultJobOptions,
): Queue<Data> =>
  new Queue<Data>(name, {
    connection: toBullmqClient(client),
    // If Redis was unavailable at startup, every later call would hang.
    skipWaitingForReady: true,
    skipVersionCheck: true,
    defaultJobOptions: { stackTraceLimit: 1, ...defaultJobOptions },
  });

/**
 * Wraps a client for BullMQ, which removes its error listeners before its
 * connections are closed. Without a listener, an error after that would end the
 * process. Until then, BullMQ's own listeners get all errors too.
 */
export const toBullmqClient = (client: RedisClient): IRedisClient =>
  withErrorListener(createNodeRedisClient(client));

/** BullMQ duplicates a worker's connection for the command that blocks. */
function withErrorListener(client: IRedisClient): IRedisClient {
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...args: unknown[]) =>
    withErrorListener(duplicate(...args));
  return client.on('error', () => undefined);
}

/**
 * Pauses a worker after an error. If Redis is full or read-only, the worker
 * would otherwise retry thousands of times per second.
 */
function backOffAfterErrors(worker: Worker): void {
  let pausing = false;
  worker.on('error', () => {
    if (pausing || worker.closing) return;
    pausing = true;
    void pause(worker).finally(() => {
      pausing = false;
    });
  });
}

async function pause(worker: Worker): Promise<void> {
  await worker.pause(true);
  await setTimeout(pauseAfterError, undefined, { ref: false });
  if (!worker.closing) await worker.resume();
}
