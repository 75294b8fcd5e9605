-- Up Migration

alter table app_settings enable row level security;
create policy app_settings_system on app_settings to soulsign_app using ((select app_is_system()));

alter table seo_metadata
  add constraint seo_metadata_lengths check (
    char_length(page_title) <= 120 and char_length(meta_description) <= 320 and char_length(meta_keywords) <= 500
  ),
  add constraint seo_metadata_share_lengths check (
    char_length(og_title) <= 120 and char_length(og_description) <= 320 and char_length(og_image_url) <= 2000
  ),
  add constraint seo_metadata_ai_lengths check (char_length(ai_purpose) <= 500 and char_length(ai_focus) <= 500);
alter table seo_metadata enable row level security;
create policy seo_metadata_system on seo_metadata to soulsign_app using ((select app_is_system()));
