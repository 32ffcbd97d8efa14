import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Injectable, Module, Optional } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';

/** How full the disk of a folder is, from 0 to 1, as `df` counts it. The folder doesn't have to exist yet. */
export async function readDiskUsage(folder: string): Promise<number> {
  try {
    const { blocks, bfree, bavail } = await statfs(folder);
    const used = blocks - bfree;
    // Some file systems, such as /proc, count nothing.
    return blocks > 0 ? used / (used + bavail) : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readDiskUsage(dirname(folder));
  }
}

/**
 * Warns before the disk is full: Redis ends when it can't write. It measures where mails are kept,
 * which is Redis's disk too, as volumes of one Docker and as folders of a local stack are.
 */
@Injectable()
export class DiskMonitor {
  constructor(
    private readonly settings: Settings,
    alert: AlertService,
    readiness: Readiness,
    @Optional() private readonly threshold = 0.9,
  ) {
    readiness.addWarnings(() => this.warnings());
    alert.add('disk', () => this.check());
  }

  private async warnings(): Promise<string[]> {
    const usage = await readDiskUsage(this.settings.MAIL_DIR);
    if (usage < this.threshold) return [];
    return [`The disk is ${Math.floor(usage * 100)} % full. Make room before Redis stops.`];
  }

  private async check() {
    const warnings = await this.warnings();
    if (warnings.length === 0) return undefined;
    return {
      subject: 'The disk is almost full',
      lines: [
        ...warnings,
        '',
        `On a full disk Redis stops. The pages of ${this.settings.SITE_URL} are served, but nobody can sign in,`,
        'and a message is only taken if the mail server accepts it at once.',
        'On the server, `df -h` shows the disks and `docker system df` what Docker keeps. This removes what',
        'earlier builds have left: `docker image prune --force && docker builder prune --force`.',
        '"A full disk" in docs/deployment.md has the rest.',
      ],
    };
  }
}

@Module({ imports: [AlertModule], providers: [DiskMonitor] })
export class DiskModule {}
