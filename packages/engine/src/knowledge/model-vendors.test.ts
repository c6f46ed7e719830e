import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sinkOfHost } from './data-sinks.ts';
import { vendorOfHost, vendorOfModel } from './model-vendors.ts';

test('a vendor serves models at its hosts and their subdomains, and nowhere else', () => {
  const rows: readonly [string, string | null][] = [
    ['api.openai.com', 'openai'],
    ['eu.api.openai.com', 'openai'],
    ['API.OpenAI.com.', 'openai'],
    ['my-resource.openai.azure.com', 'azure'],
    ['portal.qwen.ai', 'alibaba'],
    ['llm.api.cloud.yandex.net', 'yandex'],
    ['storage.yandexcloud.net', null],
    ['openai.inference.de-txl.ionos.com', 'ionos'],
    ['app.eu01.onstackit.cloud', null],
    ['us-central1-aiplatform.googleapis.com', 'google'],
    ['bedrock-runtime.eu-west-1.amazonaws.com', 'aws'],
    ['bedrock-agentcore-control.eu-west-1.amazonaws.com', 'aws'],
    ['desk-1a2b.gateway.bedrock-agentcore.eu-west-1.amazonaws.com', 'aws'],
    ['desk.execute-api.eu-west-1.amazonaws.com', null],
    ['desk.s3.eu-west-1.amazonaws.com', null],
    ['api.openai.com.attacker.example', null],
    ['api-openai.com', null],
    ['openai.com', null],
    ['openai.azure.com.example', null],
    ['llm.company.example', null],
  ];
  for (const [host, vendor] of rows) assert.equal(vendorOfHost(host), vendor, host);
});

test('a model name identifies its vendor when only that vendor serves it', () => {
  const rows: readonly [string, string | null][] = [
    ['gpt-4o', 'openai'],
    ['openai/gpt-5', 'openai'],
    ['claude-sonnet-4-5', 'anthropic'],
    ['openrouter/anthropic/claude-3', 'anthropic'],
    ['openai/glm-4.7', null],
    ['openai/gpt-oss-120b', null],
    ['llama3.1:8b', null],
    ['mistral-7b-instruct', null],
  ];
  for (const [name, vendor] of rows) assert.equal(vendorOfModel(name), vendor, name);
});

test('a data sink is identified by its host', () => {
  const rows: readonly [string, string | null][] = [
    ['webhook.site', 'capture'],
    ['abc.m.pipedream.net', 'capture'],
    ['mcp.pipedream.net', null],
    ['pipedream.com', null],
    ['pastebin.com', 'paste'],
    ['mypastebin.com', null],
    ['transfer.sh', 'drop'],
    ['1a2b.ngrok-free.app', 'tunnel'],
    ['ngrok.com', null],
    ['webhook.site.example.com', null],
  ];
  for (const [host, kind] of rows) assert.equal(sinkOfHost(host), kind, host);
});
