import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { fetchManifest } from './fetch-page.ts';

export interface KnownPage {
  /** The canonical path. */
  readonly path: string;
  readonly label: string;
}

/** Milliseconds. A new release can add pages. */
const maxAge = 60_000;
const pauseAfterFailure = 5000;
const timeout = 2000;

/**
 * The public pages in the manifest that nginx serves. Keeps the last ones while
 * nginx doesn't answer.
 */
@Injectable()
export class KnownPages {
  private pages: readonly KnownPage[] = [];
  private byPath: ReadonlyMap<string, KnownPage> = new Map();
  private nextLoad = 0;
  private loading: Promise<void> | undefined;

  constructor(private readonly settings: Settings) {}

  /** In the site's order. Empty if nginx hasn't answered yet. */
  async list(): Promise<readonly KnownPage[]> {
    await this.refresh();
    return this.pages;
  }

  /** The page at a path, with or without the slash. */
  async find(path: string): Promise<KnownPage | undefined> {
    await this.refresh();
    return this.byPath.get(path);
  }

  /** One request at a time. Only waits for it if there are no pages yet. */
  private async refresh(): Promise<void> {
    if (Date.now() >= this.nextLoad) {
      this.loading ??= this.load().finally(() => {
        this.loading = undefined;
      });
    }
    if (this.pages.length === 0) await this.loading;
  }

  /** Never rejects: once there are pages, no caller awaits it. */
  private async load(): Promise<void> {
    const manifest = await fetchManifest(
      this.settings.PAGES_URL,
      AbortSignal.timeout(timeout),
    );
    this.nextLoad = Date.now() + (manifest ? maxAge : pauseAfterFailure);
    if (!manifest) return;
    const declared = manifest.pages
      .filter(({ id, status }) => id !== 'admin' && status === 200)
      .map(({ label, paths }) => ({
        page: { path: paths[0] ?? '', label },
        paths,
      }));
    this.pages = declared.map(({ page }) => page);
    this.byPath = new Map(
      declared.flatMap(({ page, paths }) => paths.map((path) => [path, page])),
    );
  }
}
