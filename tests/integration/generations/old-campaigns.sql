-- Campaigns as versions before migration 0005 stored them: the first with images from the studio.
insert into users (id, email, full_name, email_verified, email_confirmed_at)
values ('old', 'old@example.com', 'Old Name', true, now());
insert into generations (id, user_id, kind, status, input, output) values
  ('fallback', 'old', 'campaign', 'completed', '{}', '{"textAds": ["One."], "images": [], "stoodIn": "timeout"}'),
  ('provider', 'old', 'campaign', 'completed', '{}', '{"textAds": ["Two."], "images": []}'),
  ('empty', 'old', 'campaign', 'pending', '{}', null);
