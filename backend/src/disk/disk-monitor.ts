import { Injectable, Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { Readiness } from '../readiness/readiness.ts';
import { readDiskUsage } from './disk-usage.ts';

const threshold = 0.9;

/**
 * Warns before the disk is full, because Redis stops when it can't write. MAIL_DIR is on the same disk
 * as Redis's data.
 */
@Injectable()
class DiskMonitor {
  constructor(
    private readonly settings: Settings,
    alert: AlertService,
    readiness: Readiness,
  ) {
    readiness.addWarnings(() => this.warnings());
    alert.add('disk', () => this.check());
  }

  private async warnings(): Promise<string[]> {
    const usage = await readDiskUsage(this.settings.MAIL_DIR);
    if (usage < threshold) return [];
    return [`The disk is ${Math.floor(usage * 100)} % full. Free up space before Redis stops.`];
  }

  private async check() {
    const warnings = await this.warnings();
    if (warnings.length === 0) return undefined;
    return {
      subject: 'The disk is almost full',
      lines: [
        ...warnings,
        '',
        `Redis stops when the disk is full. Visitors still see the pages of ${this.settings.SITE_URL}, but no one can`,
        'sign in, and the contact form asks them to call.',
        'On the server, `df -h` shows the disks, and `docker system df` shows what Docker uses.',
        'This clears out old builds: `docker image prune --force && docker builder prune --force`.',
        'See "A full disk" in docs/deployment.md for the rest.',
      ],
    };
  }
}

@Module({ imports: [AlertModule], providers: [DiskMonitor] })
export class DiskModule {}
