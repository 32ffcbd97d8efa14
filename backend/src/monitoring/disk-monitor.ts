import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Settings } from '../config/settings.ts';
import { AlertService } from './alert.service.ts';
import { Metrics } from './metrics.controller.ts';

/**
 * Usage of a folder's disk from 0 to 1, calculated like `df`. The folder
 * doesn't have to exist.
 */
export async function readDiskUsage(folder: string): Promise<number> {
  try {
    const { blocks, bfree, bavail } = await statfs(folder);
    const used = blocks - bfree;
    // Some file systems, such as /proc, report no blocks.
    return blocks > 0 ? used / (used + bavail) : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readDiskUsage(dirname(folder));
  }
}

const threshold = 0.9;

const usedShare = new Gauge({
  name: 'disk_used_ratio',
  help: 'Usage of the disk with the messages, from 0 to 1.',
});

/**
 * Warns before the disk is full, because Redis stops when it can't write.
 * MAIL_DIR is on the same disk as Redis's data.
 */
@Injectable()
export class DiskMonitor {
  constructor(
    private readonly settings: Settings,
    alert: AlertService,
    metrics: Metrics,
  ) {
    metrics.measure(usedShare, () => this.usageOf(settings.MAIL_DIR));
    alert.addWarnings(
      'disk',
      { what: 'the disk', check: () => this.warnings() },
      {
        subject: 'The disk is almost full',
        lines: [
          `Redis stops when the disk is full. Visitors still see the pages of ${settings.SITE_URL}, but no one can`,
          'sign in, and the contact form asks them to call.',
          'On the server, `df -h` shows the disks, and `docker system df` shows what Docker uses.',
          'This clears out old builds: `docker image prune --force && docker builder prune --force`.',
          'See "A full disk" in docs/deployment.md for the rest.',
        ],
      },
    );
  }

  usageOf(folder: string): Promise<number> {
    return readDiskUsage(folder);
  }

  private async warnings(): Promise<string[]> {
    const usage = await this.usageOf(this.settings.MAIL_DIR);
    if (usage < threshold) return [];
    return [
      `The disk is ${Math.floor(usage * 100)} % full. Free up space before Redis stops.`,
    ];
  }
}
