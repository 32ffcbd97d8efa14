import { promisify } from 'node:util';
import {
  Controller,
  Get,
  HttpCode,
  Logger,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AdminCheck, SignedIn } from 'shared/api-answers';
import type { ActivityList } from 'shared/activity';
import type { ServerWarnings } from 'shared/live-check';
import { actorOf, AuditLog, sessionNumberOf } from '../monitoring/audit-log.ts';
import { Readiness } from '../monitoring/readiness.ts';
import { Consumes, form, json, Public } from '../http/guards.ts';
import { adminUnavailable, ApiException } from '../http/api-exception.ts';
import { describeError } from '../config/logging.ts';
import { type Admin, Session } from './session.ts';
import { DeviceCookie } from './device-cookie.ts';
import { HttpsGuard, LocalAuthGuard, LoginFormGuard } from './login.guards.ts';
import { SecondFactor } from './second-factor.ts';

/**
 * Where a form that the browser sent by itself leads to: the dashboard's
 * section that it was on.
 */
const pageAfterSignIn = (request: Request): string => {
  const section = /[?&]section=[a-z]+/
    .exec(request.get('referer') ?? '')?.[0]
    .slice(1);
  return section === undefined ? '/admin' : `/admin?${section}`;
};

const deskMark = ({ user }: Request): Pick<Admin, 'isDesk'> =>
  (user as Admin | undefined)?.isDesk ? { isDesk: true } : {};

export const pageAfterRefusal = '/admin?sign-in=refused';

@Controller('admin')
export class AdminController {
  private readonly logger = new Logger(AdminController.name);

  constructor(
    private readonly session: Session,
    private readonly device: DeviceCookie,
    private readonly secondFactor: SecondFactor,
    private readonly audit: AuditLog,
    private readonly readiness: Readiness,
  ) {}

  /**
   * The guards have checked the password and the code. Someone fast sends a
   * form before the page's script runs.
   */
  @Post('login')
  @Public()
  @HttpCode(200)
  @UseGuards(HttpsGuard, LoginFormGuard, LocalAuthGuard)
  @Consumes(json, form)
  async login(
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.device.set(request, response);
    if (request.is(form)) response.redirect(303, pageAfterSignIn(request));
    else
      response.json({
        message: 'Logged in successfully',
        ...deskMark(request),
      } satisfies SignedIn);
  }

  /**
   * The link that `make admin-link` prints. Its token is in the query, because
   * no log has queries.
   */
  @Get('device')
  @Public()
  async openLink(
    @Query('token') token: unknown,
    @Res() response: Response,
  ): Promise<void> {
    if (!(await this.device.acceptLink(String(token), response))) {
      throw new ApiException(
        403,
        'This link has expired or was opened before. On the server, run make admin-link again.',
      );
    }
    response.redirect(303, '/admin/');
  }

  @Get('check')
  @Public()
  check(@Req() request: Request): AdminCheck {
    const { isOn, codeIsOptional } = this.secondFactor;
    return {
      authenticated: request.isAuthenticated(),
      ...deskMark(request),
      ...(isOn && { secondFactor: true }),
      ...(codeIsOptional && { codeIsOptional }),
    };
  }

  @Post('logout')
  @Public()
  @Consumes(json, form)
  @HttpCode(200)
  async logout(
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const actor = actorOf(request);
    const wasSignedIn = request.isAuthenticated();
    await this.endSession(request, response);
    if (wasSignedIn) await this.audit.record('signed-out', actor);
    if (request.is(form)) response.redirect(303, '/admin');
    else response.json({ message: 'Logged out successfully' });
  }

  /** Ends every session, this one included, and forgets all browsers. */
  @Post('logout-everywhere')
  @Consumes(json)
  @HttpCode(200)
  async logoutEverywhere(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ message: string }> {
    const actor = actorOf(request);
    // First, so that the admin can try again if it fails.
    await Promise.all([this.session.endAll(), this.device.forgetAll()]).catch(
      this.failed('sessions-not-ended'),
    );
    await this.endSession(request, response);
    await this.audit.record('signed-out-everywhere', actor);
    return { message: 'Signed out everywhere' };
  }

  @Get('activity')
  async activity(@Req() request: Request): Promise<ActivityList> {
    const activity = await this.audit
      .read()
      .catch(this.failed('activity-not-read'));
    return { activity, session: sessionNumberOf(request) ?? 0 };
  }

  @Get('warnings')
  async warnings(): Promise<ServerWarnings> {
    const all = await this.readiness.warnings();
    return {
      warnings: all.flatMap(({ severity, what }) =>
        severity ? { severity, what } : [],
      ),
    };
  }

  private async endSession(
    { session }: Request,
    response: Response,
  ): Promise<void> {
    const destroy = promisify(session.destroy.bind(session));
    await destroy().catch(this.failed('session-not-ended'));
    response.clearCookie(this.session.cookieName, this.session.cookie);
  }

  /** Logs an error of Redis, and returns 503. */
  private readonly failed =
    (event: string) =>
    (error: unknown): never => {
      this.logger.error({ event, error: describeError(error) });
      throw adminUnavailable();
    };
}
