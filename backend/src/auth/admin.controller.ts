import { Controller, Get, HttpCode, Logger, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AdminCheck } from '../../../frontend/src/contracts/api-answers.ts';
import { Consumes, SameOriginGuard } from '../http/guards.ts';
import { describeError } from '../logging/redact.ts';
import { adminUnavailable } from './admin.ts';
import { HttpsGuard, LoginFormGuard } from './login.guards.ts';
import { LocalAuthGuard } from './local-auth.guard.ts';
import { SecondFactor } from './second-factor.ts';
import { Session } from './session.ts';

@Controller('admin')
@UseGuards(SameOriginGuard)
@Consumes('application/json')
export class AdminController {
  private readonly logger = new Logger(AdminController.name);

  constructor(
    private readonly session: Session,
    private readonly secondFactor: SecondFactor,
  ) {}

  /** The guards have checked the password and the code. */
  @Post('login')
  @HttpCode(200)
  @UseGuards(HttpsGuard, LoginFormGuard, LocalAuthGuard)
  login(): { message: string } {
    return { message: 'Logged in successfully' };
  }

  @Get('check')
  check(@Req() request: Request): AdminCheck {
    const authenticated = request.isAuthenticated();
    return this.secondFactor.isOn ? { authenticated, secondFactor: true } : { authenticated };
  }

  @Post('logout')
  @HttpCode(200)
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ message: string }> {
    await this.endSession(request);
    this.logger.log({ event: 'signed-out' });
    response.clearCookie(this.session.cookieName, this.session.cookie);
    return { message: 'Logged out successfully' };
  }

  private async endSession({ session }: Request): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    session.destroy((error?: Error | null) => {
      if (error) reject(error);
      else resolve(undefined);
    });
    await promise.catch((error: unknown) => {
      this.logger.error({ event: 'session-not-ended', error: describeError(error) });
      throw adminUnavailable();
    });
  }
}
