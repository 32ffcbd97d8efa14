import { applyDecorators } from '@nestjs/common';
import {
  IsBoolean,
  IsIn,
  IsNumber,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { type Beacon, largest, longestPath } from 'shared/beacon';
import { type Device, devices, type Metric } from 'shared/vitals';

/** Unlike class-validator's own decorator, it rejects null. */
const MayBeMissing = (): PropertyDecorator =>
  ValidateIf((_beacon, value: unknown) => value !== undefined);

function IsMeasured(metric: Metric): PropertyDecorator {
  const message = `Use a number from 0 to ${largest[metric]}.`;
  return applyDecorators(
    MayBeMissing(),
    IsNumber({}, { message }),
    Min(0, { message }),
    Max(largest[metric], { message }),
  );
}

function IsPath(): PropertyDecorator {
  const message = 'Use a path of this site.';
  return applyDecorators(
    MayBeMissing(),
    IsString({ message }),
    MaxLength(longestPath, { message }),
  );
}

/** The body of `POST /api/vitals`. */
export class BeaconDto implements Beacon {
  @IsIn(devices, { message: `Use one of ${devices.join(', ')}.` })
  readonly device!: Device;

  @IsPath()
  readonly page?: string;

  @IsMeasured('lcp')
  readonly lcp?: number;

  @IsMeasured('inp')
  readonly inp?: number;

  @IsMeasured('cls')
  readonly cls?: number;

  @IsMeasured('ttfb')
  readonly ttfb?: number;

  @IsPath()
  readonly missing?: string;

  @MayBeMissing()
  @IsBoolean({ message: 'Use true or false.' })
  readonly linked?: boolean;
}
