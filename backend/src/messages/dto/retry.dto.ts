import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The body of `POST /api/admin/messages/retry`. */
export class RetryDto {
  /** Only this message; without it all that wait for their next attempt or have failed. */
  @IsOptional()
  @IsString({ message: 'Name the message by its id.' })
  @MaxLength(100, { message: 'Name the message by its id.' })
  readonly id?: string;
}
