import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/public.tsx", [
    index("routes/landing.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("terms", "routes/terms.tsx"),
  ]),
  route("login", "routes/login.tsx"),
  route("signup", "routes/signup.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("verify-email", "routes/verify-email.tsx"),
  route("verify-email/confirm", "routes/verify-link.tsx"),
  route("dashboard", "routes/dashboard.tsx", [
    index("routes/overview.tsx"),
    route("text-ads", "routes/text-ads.tsx"),
    route("image-ads", "routes/image-ads.tsx"),
    route("video-ads", "routes/video-ads.tsx"),
    route("full-package", "routes/full-package.tsx"),
    route("profile", "routes/profile.tsx"),
    route("billing", "routes/billing.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
