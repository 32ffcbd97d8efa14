import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Injectable,
  Post,
  Put,
  Req,
} from '@nestjs/common';
import type { Request } from 'express';
import type {
  DayChange,
  DayChanges,
  DayOverview,
  DayPreview,
} from 'shared/day-changes';
import { dayTexts } from 'shared/day-texts';
import { openStatus, statusText } from 'shared/open-status';
import { practice } from 'shared/practice';
import { inLanguage, languages, office } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { ApiException, messageFor } from '../http/api-exception.ts';
import { AnyOrigin, Consumes, ForDesk, json, Public } from '../http/guards.ts';
import { isObject } from '../http/validation.pipe.ts';
import { actorOf } from '../monitoring/audit-log.ts';
import {
  addressGroup,
  type RateLimit,
  RateLimits,
} from '../redis/rate-limits.ts';
import { dayPeriods, periodsText } from './day-pages.ts';
import { checkedChanges } from './day-rules.ts';
import { type DaySite, stripSentences } from './day-strip.ts';
import { DayService } from './day.service.ts';

const dayLanguages = languages.map((language) => ({
  language,
  texts: inLanguage(dayTexts, language),
}));

const otherPhones = practice.otherPhones.map(({ display }) => display);

/** What visitors are told now. */
@Controller('today')
@Public()
export class TodayController {
  constructor(private readonly day: DayService) {}

  @Get()
  read(): Promise<DayChanges> {
    return this.day.read();
  }
}

/** Limits changes, because each one is mailed. */
@Injectable()
export class DayLimit {
  private readonly limit: RateLimit;

  constructor(limits: RateLimits) {
    this.limit = limits.create({
      name: 'day',
      tries: 30,
      perSeconds: 10 * 60,
      message:
        'You’ve changed this a lot in a short time. Please wait a few minutes.',
    });
  }

  async consume({ ip = '' }: Request): Promise<void> {
    await this.limit.consume(addressGroup(ip));
  }
}

/** What the front desk sets. */
@Controller('admin/today')
@Consumes(json)
@ForDesk()
export class AdminTodayController {
  constructor(
    private readonly day: DayService,
    private readonly limit: DayLimit,
  ) {}

  @Get()
  async read(): Promise<DayOverview> {
    return {
      ...(await this.day.readStored()),
      otherPhones,
      today: new Date(this.day.now).toISOString().slice(0, 10),
    };
  }

  @Put()
  async replace(
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<DayOverview> {
    const { version, ...rest } = asObject(body);
    if (!Number.isSafeInteger(version))
      throw new ApiException(400, messageFor(400));
    const changes = this.changesIn(rest);
    await this.limit.consume(request);
    await this.day.replace(
      { version: Number(version), changes },
      actorOf(request),
    );
    return this.read();
  }

  @Post('preview')
  @HttpCode(200)
  preview(@Body() body: unknown): DayPreview {
    const changes = this.changesIn(asObject(body));
    return {
      languages: dayLanguages.map((one) => {
        const status = openStatus(Date.now(), office, changes, one.texts);
        return {
          language: one.language,
          strip: stripSentences(changes, this.day.now, one),
          sign: statusText(status, one.texts),
        };
      }),
    };
  }

  private changesIn({
    changes,
    ...others
  }: Readonly<Record<string, unknown>>): DayChange[] {
    if (Object.keys(others).length > 0)
      throw new ApiException(400, messageFor(400));
    const left: unknown = Array.isArray(changes)
      ? changes.filter((change) => !this.day.hasEnded(change))
      : changes;
    return checkedChanges(left, otherPhones, this.day.now);
  }
}

const asObject = (body: unknown): Readonly<Record<string, unknown>> => {
  if (!isObject(body)) throw new ApiException(400, messageFor(400));
  return { ...body };
};

/**
 * What nginx puts into its pages while something is set. It asks every few
 * seconds, at the backend's own port, as Prometheus does for the metrics.
 */
@Controller('day-pages')
@Public()
@AnyOrigin()
export class DayPagesController {
  private readonly site: DaySite;
  private cached = { of: '', text: '', until: 0 };

  constructor(
    private readonly day: DayService,
    { SITE_URL }: Settings,
  ) {
    const { phone, otherPhones: others } = practice;
    this.site = {
      siteUrl: SITE_URL,
      office,
      phone,
      otherPhones: others,
      languages: dayLanguages,
    };
  }

  @Get()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async read(): Promise<string> {
    const day = await this.day.read();
    const of = JSON.stringify(day);
    const now = Date.now();
    if (of !== this.cached.of || now >= this.cached.until) {
      const periods = dayPeriods(day, now, this.site);
      const until = periods[0]?.until ?? Infinity;
      this.cached = { of, text: periodsText(periods), until };
    }
    return this.cached.text;
  }
}
